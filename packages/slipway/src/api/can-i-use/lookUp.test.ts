import { expect, test } from 'vitest'
import { lookUp, namesIn } from './lookUp.ts'

const table = `
share:document:title files@Navigator.canShare:method=share|copy
request::method=GET|POST|m-search timeout:data statusCode
vibrate:document,Navigator.vibrate
onResize:::size
Slider
`

const here = (...parts: readonly string[]) => ({ table, has: (need: string) => parts.includes(need) })
const everything = here('document', 'Navigator.canShare', 'Navigator.vibrate')

test.each([
  ['request', true],
  ['share', true],
  ['Slider', true],
  ['request.timeout', true],
  ['request.object.timeout', true],
  ['request.method.POST', true],
  ['request.object.method.m-search', true],
  ['share.return.method.copy', true],
  ['share.success.method', true],
  ['onResize.callback.size', true],
  ['request.return', true],
  ['request.object', true],
  ['requests', false],
  ['reques', false],
  ['request.data', false],
  ['request.return.timeout', false],
  ['request.timeout.GET', false],
  ['request.method.PUT', false],
  ['request.method.POST.x', false],
  ['request.method.', false],
  ['request.', false],
  ['request..', false],
  ['.request', false],
  ['.', false],
  ['', false],
  ['vibrate.return', false],
  ['vibrate.object', false],
  ['Slider.return', false],
  ['Slider.onChange', false],
  // The table's separators are not part of a name.
  ['share:document', false],
  ['request:', false],
  ['request.method=GET|POST|m-search', false],
  ['share.files@Navigator', false],
  ['share.files@Navigator.canShare', false],
  ['share.title files', false],
  ['request.method.GET|POST', false],
  ['request\n', false],
  [' request', false],
])('%j is %s if all requirements are met', (schema, answer) => {
  expect(lookUp(schema, everything)).toBe(answer)
})

test('a function’s requirement applies to all its fields, an option’s only to that option', () => {
  expect(lookUp('vibrate', here('document'))).toBe(false)
  expect(lookUp('vibrate', here('Navigator.vibrate'))).toBe(false)
  expect(lookUp('share.title', here('Navigator.canShare'))).toBe(false)
  expect(lookUp('share.title', here('document'))).toBe(true)
  expect(lookUp('share.files', here('document'))).toBe(false)
  expect(lookUp('request.method.GET', here())).toBe(true)
})

test('`namesIn` returns all names of the table', () => {
  expect(namesIn(table)).toEqual(['share', 'request', 'vibrate', 'onResize', 'Slider'])
})
