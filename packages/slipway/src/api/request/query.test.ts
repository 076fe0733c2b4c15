import { expect, test } from 'vitest'
import { encodeForm, withQuery } from './query.ts'

test.each([
  ['fields', '/a', { id: 1, name: 'Ann' }, '/a?id=1&name=Ann'],
  ['no fields', '/a', {}, '/a'],
  ['no fields, after a lone ?', '/a?', {}, '/a'],
  ['a nested object becomes JSON', '/a', { near: { city: 'Graz' } }, '/a?near=%7B%22city%22%3A%22Graz%22%7D'],
  ['null becomes an empty text', '/a', { id: null, to: undefined }, '/a?id=&to='],
  ['a list', '/a', { ids: [1, 2] }, '/a?ids=1%2C2'],
  ['an existing query is kept', '/a?q=a%20b&&flag', { id: 1 }, '/a?q=a%20b&flag&id=1'],
  ['the hash stays at the end', '/a?q=1#top?x=1', { id: 1 }, '/a?q=1&id=1#top?x=1'],
  ['a hash alone', '/a#top', { id: 1 }, '/a?id=1#top'],
  ['a field replaces those of the same name', '/a?id=1&id=2&b=3', { id: 9 }, '/a?b=3&id=9'],
  ['a differently encoded name is the same name', '/a?a%20b=1&a+b=2', { 'a b': 3 }, '/a?a%20b=3'],
  ['signs', '/a', { 'a&b': 'c=d+e f#g?' }, '/a?a%26b=c%3Dd%2Be%20f%23g%3F'],
  ['non-Latin letters', '/a', { 名: '剪贴板' }, '/a?%E5%90%8D=%E5%89%AA%E8%B4%B4%E6%9D%BF'],
  ['a text that is not valid Unicode', '/a', { a: '\ud800' }, '/a?a=%EF%BF%BD'],
  ['a text is used as a query', '/a?b=1', '?c=2&d', '/a?b=1&c=2&d'],
  [
    'URLSearchParams',
    '/a',
    new URLSearchParams([
      ['id', '1'],
      ['id', '2'],
    ]),
    '/a?id=1&id=2',
  ],
  ['an absolute address', 'https://example.com:8080/a/?b#c', { id: 1 }, 'https://example.com:8080/a/?b&id=1#c'],
])('%s', (_, url, data, expected) => {
  expect(withQuery(url, data)).toBe(expected)
})

test('a form contains all fields in their order', () => {
  expect(encodeForm({ b: '1 2', a: { x: 1 }, c: null })).toBe('b=1%202&a=%7B%22x%22%3A1%7D&c=')
})
