import { expect, test } from 'vitest'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { resolveUrl, splitUrl } from '../address/address.ts'
import { tabOperations } from '../stack/tabOperations.ts'
import { type PageConfig, page } from './config.ts'
import { optionalParam } from './params.ts'
import { addressOf, createRoutes } from './routes.ts'

const load = async () => ({})
const routes = createRoutes({
  pages: {
    '/': page({ load }),
    '/mine': page({ load }),
    '/order/:id': page({ load, params: { id: Number, from: optionalParam(String), tags: optionalParam([String]) } }),
    '/order/new': page({ load }),
  },
  tabBar: { items: [{ path: '/' }, { path: '/mine' }], back: 'first', operations: tabOperations },
})

test.each<[string, string | undefined, object | string | undefined]>([
  ['/', '/', {}],
  ['/mine?x=1', '/mine', {}],
  ['/order/1?from=list&tags=a&tags=b', '/order/:id', { id: 1, from: 'list', tags: ['a', 'b'] }],
  ['/order/new', '/order/new', {}],
  ['/order/x', '/order/:id', 'params.id must be a number'],
  ['/nowhere', undefined, undefined],
])('the address %s leads to %s', (url, path, params) => {
  const match = routes.match(url)
  expect(match?.route.path).toBe(path)
  expect(match?.problem ?? match?.params).toEqual(params)
})

test('an address that repeats the key of a text matches the page, with the last value', () => {
  expectConsole('error', /The address of the page "\/order\/:id" has "from" more than once/)
  expect(routes.match('/order/1?from=a&from=b')?.params).toEqual({ id: 1, from: 'b', tags: undefined })
})

test('the query never replaces a name in the path', () => {
  expect(routes.match('/order/1?id=2')?.params).toEqual({ id: 1 })
})

test('`addressOf` formats parameters as an address', () => {
  const order = routes.get('/order/:id')
  if (!order) throw new Error('no page')
  expect(addressOf(order, { id: 1, from: 'a b&c', tags: ['x', 'y'] })).toEqual({
    value: '/order/1?from=a+b%26c&tags=x&tags=y',
  })
  expect(addressOf(order, { id: 1 })).toEqual({ value: '/order/1' })
  expect(addressOf(order, {})).toEqual({ problem: 'params.id must be a number' })
})

test.each(['', '.', '..', '\ud800'])('%j cannot fill a segment of the path', (name) => {
  const table = createRoutes({ pages: { '/user/:name': page({ load }) } })
  expect(addressOf(table.root, { name })).toEqual({ problem: 'params.name must not be empty, dots or broken Unicode' })
})

test.each<[string, { pages: Readonly<Record<string, PageConfig>>; root?: string }, string]>([
  ['the page at /', { pages: { '/a': page({ load }), '/': page({ load }) } }, '/'],
  ['the first page without a page at /', { pages: { '/b': page({ load }), '/a': page({ load }) } }, '/b'],
  ['the page that root names', { pages: { '/': page({ load }), '/a': page({ load }) }, root: '/a' }, '/a'],
])('the root is %s', (_, app, path) => {
  expect(createRoutes(app).root.path).toBe(path)
})

test('a tab’s route has its index, and the root is the page at /', () => {
  expect(routes.get('/mine')?.tabIndex).toBe(1)
  expect(routes.get('/order/new')?.tabIndex).toBe(-1)
  expect(['/', '/mine?x=1', '/order/1', '/nowhere'].map(routes.isTab)).toEqual([true, true, false, false])
  expect(routes.root.path).toBe('/')
})

test.each([
  ['/mine', '/order/1', '/mine'],
  ['./2', '/order/1', '/order/2'],
  ['../mine?x=1', '/order/1', '/mine?x=1'],
  ['?page=2', '/mine?page=1', '/mine?page=2'],
  ['https://evil.example/mine', '/', undefined],
  ['//evil.example/mine', '/', undefined],
  ['javascript:alert(1)', '/', undefined],
  ['/.//evil.example/mine', '/', '//evil.example/mine'],
  ['/x/..//evil.example/mine', '/', '//evil.example/mine'],
  ['.//evil.example/mine', '/', '//evil.example/mine'],
  ['\t//evil.example/mine', '/', undefined],
  ['/\t/evil.example/mine', '/', undefined],
  ['/\\evil.example/mine', '/', undefined],
  ['/.\\/evil.example/mine', '/', '//evil.example/mine'],
  ['http://app/mine', '/', undefined],
  ['http:///', '/', undefined],
  ['//', '/', undefined],
  ['///', '/', undefined],
  ['?page=2', '//evil.example/mine', '//evil.example/mine?page=2'],
  ['/mine', '//', '/mine'],
  ['/a//b', '/', '/a//b'],
])('%s on %s is %s', (url, current, resolved) => {
  expect(resolveUrl(url, current)).toBe(resolved)
})

test.each(['//', '///', '//evil.example/mine', '//mine', '/mine//', '/order//', '/%', '/order/%'])(
  'no page has the address %s',
  (url) => {
    expect(routes.match(url)).toBeUndefined()
  },
)

test.each([
  ['', '/'],
  ['//', '//'],
  ['///', '///'],
  ['//evil.example/a', '//evil.example/a'],
  ['/\\evil.example', '//evil.example'],
  ['order/1', '/order/1'],
  ['http://[', '/http://['],
  ['/../..', '/'],
  ['/%', '/%'],
])('%j is read as the path %s', (url, pathname) => {
  expect(splitUrl(url)).toEqual({ pathname, query: {}, hash: '' })
})

test('several values of a key make a list', () => {
  expect(splitUrl('/a?x=1&y=2&x=3')).toEqual({ pathname: '/a', query: { x: ['1', '3'], y: '2' }, hash: '' })
})
