import { expect, test } from 'vitest'
import { page } from './config.ts'
import { optionalParam } from './params.ts'
import { createRoutes } from './routes.ts'
import { locate, type ResolvedTarget, type Target } from './targets.ts'

const load = async () => ({})
const routes = createRoutes({
  pages: {
    '/': page({ load }),
    '/order/new': page({ load }),
    '/order/:id': page({ load, params: { id: Number, from: optionalParam(String) } }),
    '/shop/:name': page({ load }),
    '/shop/all': page({ load }),
  },
})

/** The properties of a target that differ between the cases. */
const facts = ({ url, written, route, params, problem }: ResolvedTarget) => [url, written, route?.path, params, problem]

test.each<[string, Target, unknown[]]>([
  [
    'a path',
    { path: '/order/:id', params: { id: 1, from: 'a b' } },
    ['/order/1?from=a+b', '/order/:id', '/order/:id', { id: 1, from: 'a b' }, undefined],
  ],
  [
    'an address',
    { url: '/order/1?from=x' },
    ['/order/1?from=x', '/order/1?from=x', '/order/:id', { id: 1, from: 'x' }, undefined],
  ],
  ['a relative address', { url: './2' }, ['/order/2', './2', '/order/:id', { id: 2 }, undefined]],
  [
    'wrong parameters',
    { path: '/order/:id', params: { id: 'x' } },
    ['', '/order/:id', '/order/:id', undefined, 'params.id must be a number'],
  ],
  [
    'an address with wrong parameters',
    { url: '/order/x' },
    ['/order/x', '/order/x', '/order/:id', undefined, 'params.id must be a number'],
  ],
  ['an unknown path', { path: '/nowhere', params: {} }, ['', '/nowhere', undefined, undefined, undefined]],
  ['an unknown address', { url: '/nowhere' }, ['/nowhere', '/nowhere', undefined, undefined, undefined]],
  [
    'an address outside the app',
    { url: 'https://elsewhere.example/' },
    ['', 'https://elsewhere.example/', undefined, undefined, undefined],
  ],
  [
    'a path whose address leads to another page',
    { path: '/shop/:name', params: { name: 'all' } },
    ['/shop/all', '/shop/:name', '/shop/all', {}, undefined],
  ],
])('%s is resolved', (_case, target, expected) => {
  expect(facts(locate(routes, target, '/order/1'))).toEqual(expected)
})

test('a resolved is not resolved again', () => {
  const resolved = locate(routes, { url: './2' }, '/order/1')
  expect(locate(routes, resolved, '/shop/all')).toBe(resolved)
})
