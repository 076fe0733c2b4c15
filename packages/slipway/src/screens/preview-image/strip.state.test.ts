import { expect, test } from 'vitest'
import { type Drag, dragOn, imageAfter } from './strip.state.ts'

const begun: Drag = { from: 2, moved: 0, speedPerMs: 0, atMs: 0 }

test('a drag adds up and knows its last speed', () => {
  const drag = dragOn(dragOn(begun, 0.1, 10), -0.04, 30)
  expect(drag).toMatchObject({ from: 2, speedPerMs: -0.002, atMs: 30 })
  expect(drag.moved).toBeCloseTo(0.06)
})

test('two steps of the same moment do not make an endless speed', () => {
  expect(dragOn(dragOn(begun, 0.1, 10), 0.1, 10)).toMatchObject({ moved: 0.2, speedPerMs: 0.01 })
})

test.each([
  ['less than half, slowly', 0.49, 0, 2],
  ['half forward', 0.5, 0, 3],
  ['more than half back', -0.6, 0, 1],
  ['far, yet one image at a time', 2.4, 0, 3],
  ['a little, thrown forward', 0.1, 0.004, 3],
  ['a little, thrown back', -0.1, -0.004, 1],
  ['far, thrown back again', 0.5, -0.004, 2],
])('a strip dragged by %s', (_, moved, speedPerMs, image) => {
  expect(imageAfter({ ...begun, moved, speedPerMs }, 16, 5)).toBe(image)
})

test('a throw counts until the mouse rests', () => {
  const thrown = { ...begun, moved: 0.1, speedPerMs: 0.004, atMs: 100 }
  expect(imageAfter(thrown, 160, 5)).toBe(3)
  expect(imageAfter(thrown, 161, 5)).toBe(2)
})

test('the ends hold', () => {
  expect(imageAfter({ ...begun, from: 0, moved: -0.9 }, 0, 5)).toBe(0)
  expect(imageAfter({ ...begun, from: 4, moved: 0.9 }, 0, 5)).toBe(4)
})
