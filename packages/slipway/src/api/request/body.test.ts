import { describe, expect, test } from 'vitest'
import { bodyOf } from './body.ts'

const form = 'application/x-www-form-urlencoded'

test.each([
  ['an object', { id: 1, to: null }, '{"id":1,"to":null}'],
  ['a list', [1, 2], '[1,2]'],
  ['a number', 0, '0'],
  ['no', false, 'false'],
  ['an unchanged text', 'Meet at 8', 'Meet at 8'],
  ['an empty text', '', ''],
  ['nothing', undefined, undefined],
  ['null', null, undefined],
])('[S5.1] %s is sent as JSON', (_, data, expected) => {
  const header = new Headers()
  expect(bodyOf(data, header)).toBe(expected)
  expect(header.get('content-type')).toBe('application/json')
})

test.each([
  ['an object', { a: '1 2', b: { c: 1 } }, 'a=1%202&b=%7B%22c%22%3A1%7D'],
  ['an unchanged text', 'a=1+2', 'a=1+2'],
  ['a number', 7, '7'],
])('%s is sent as a form if the header has the form’s content type', (_, data, expected) => {
  const header = new Headers({ 'Content-Type': `${form}; charset=utf-8` })
  expect(bodyOf(data, header)).toBe(expected)
  expect(header.get('content-type')).toBe(`${form}; charset=utf-8`)
})

test('an object is sent as JSON with any other content type', () => {
  const header = new Headers({ 'content-type': 'text/plain' })
  expect(bodyOf({ a: 1 }, header)).toBe('{"a":1}')
  expect(header.get('content-type')).toBe('text/plain')
})

describe('a body that is sent unchanged', () => {
  test.each([
    ['ArrayBuffer', new ArrayBuffer(2)],
    ['typed array', new Uint8Array([1, 2])],
    ['Blob', new Blob(['a'], { type: 'image/png' })],
    ['FormData', new FormData()],
    ['URLSearchParams', new URLSearchParams('a=1')],
  ])('%s goes as it is, and names its own type', (_, data) => {
    const header = new Headers()
    expect(bodyOf(data, header)).toBe(data)
    expect(header.has('content-type')).toBe(false)
  })

  test('a form-data content type without its boundary is replaced by the right one', () => {
    const header = new Headers({ 'content-type': 'multipart/form-data' })
    bodyOf(new FormData(), header)
    expect(header.has('content-type')).toBe(false)
  })

  test('a content type that the caller sets is kept', () => {
    const header = new Headers({ 'content-type': 'image/webp' })
    bodyOf(new Blob(['a']), header)
    expect(header.get('content-type')).toBe('image/webp')
  })
})

test('values that JSON cannot represent are rejected', () => {
  expect(() => bodyOf({ id: 1n }, new Headers())).toThrow(TypeError)
})
