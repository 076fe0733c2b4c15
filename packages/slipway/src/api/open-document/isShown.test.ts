import { expect, test } from 'vitest'
import { isShown } from './isShown.ts'

test.each([
  ['application/pdf', true],
  ['Application/PDF', true],
  ['text/plain;charset=utf-8', true],
  ['image/png', true],
  ['video/mp4', true],
  ['audio/mpeg', true],
  ['image/svg+xml', false],
  ['IMAGE/SVG+XML', false],
  ['image/svg', false],
  ['text/html', false],
  ['application/xhtml+xml', false],
  ['text/xml', false],
  ['application/xml', false],
  ['image/x+xml', false],
  ['application/msword', false],
  ['application/octet-stream', false],
  ['', false],
])('a file of type %j is shown in a window: %s', (type, expected) => {
  expect(isShown(type)).toBe(expected)
})
