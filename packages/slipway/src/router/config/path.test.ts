import { expect, test } from 'vitest'
import { buildPath, bySpecificity, matchPattern, parsePattern, segmentsOf } from './path.ts'

test.each<[string, string, Record<string, string> | undefined]>([
  ['/', '/', {}],
  ['/', '/x', undefined],
  ['/mine', '/mine', {}],
  ['/mine', '/mine/', {}],
  ['/mine', '/Mine', undefined],
  ['/order/:id', '/order/1', { id: '1' }],
  ['/order/:id', '/order', undefined],
  ['/order/:id', '/order/1/2', undefined],
  ['/order/:id/:part', '/order/a%2Fb/%C3%A9', { id: 'a/b', part: 'é' }],
  ['/order/:id', '/order/%E0%A4%A', undefined],
  ['/', '//', undefined],
  ['/', '/%', undefined],
  ['/', '///', undefined],
  ['/mine', '//mine', undefined],
  ['/mine', '/mine//', undefined],
  ['/order/:id', '/order//', undefined],
  ['/:a/:b', '//evil.example', undefined],
])('the pattern %s matches %s as %j', (path, pathname, values) => {
  expect(matchPattern(parsePattern(path), segmentsOf(pathname))).toEqual(values)
})

test('fixed segments are tried before named ones', () => {
  const patterns = ['/:a/:b', '/order/:id', '/order/new', '/:a'].map(parsePattern)
  expect(patterns.toSorted(bySpecificity).map(({ segments }) => segments.join('/'))).toEqual([
    'order/new',
    'order/:id',
    ':a',
    ':a/:b',
  ])
})

test('a path is built with its values encoded', () => {
  expect(buildPath(parsePattern('/order/:id/part'), { id: 'a/b é' })).toBe('/order/a%2Fb%20%C3%A9/part')
  expect(buildPath(parsePattern('/'), {})).toBe('/')
})
