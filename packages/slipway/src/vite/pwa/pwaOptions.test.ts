import { expect, test } from 'vitest'
import { mistakesInPwa, pwaPlan } from './pwaOptions.ts'

test('the defaults', () => {
  expect(pwaPlan(undefined)).toBe(undefined)
  expect(pwaPlan(false)).toBe(undefined)
  expect(pwaPlan(true)).toEqual({
    precache: 'entry',
    outside: [],
    remove: false,
    rules: [],
    shortcuts: [],
    shareTarget: undefined,
  })
  expect(pwaPlan({ precache: 'all', cache: [{ urls: '/api/*', maxEntries: 5 }] })).toEqual({
    ...{ precache: 'all', outside: [], remove: false, shortcuts: [], shareTarget: undefined },
    rules: [{ urls: '/api/*', strategy: 'network-first', maxEntries: 5, maxAgeSeconds: 2_592_000, shared: false }],
  })
})

test('valid options have no mistakes', () => {
  const rule = { urls: 'https://a.example/*', strategy: 'cache-first', maxEntries: 1, maxAgeSeconds: 1, shared: true }
  for (const option of [
    undefined,
    true,
    false,
    {},
    { cache: [rule, { urls: '/' }], outside: ['/admin/*'], remove: true },
  ]) {
    expect(mistakesInPwa(option)).toEqual([])
  }
})

test.each([
  ['yes', 'pwa is "yes". Write true, or options'],
  [[], 'pwa is []. Write true, or options'],
  [{ cahce: [] }, 'pwa.cahce is not an option. Write one of precache, cache, outside, remove, shortcuts, shareTarget.'],
  [{ precache: 'some' }, "pwa.precache is \"some\". Write 'entry' or 'all'."],
  [{ remove: 1 }, 'pwa.remove is 1. Write true.'],
  [{ outside: '/admin' }, 'pwa.outside is "/admin". Write a list of paths'],
  [{ outside: ['admin'] }, 'pwa.outside is ["admin"]. Write a list of paths'],
  [{ shortcuts: {} }, 'pwa.shortcuts is {}. Write a list'],
  [{ shortcuts: [{ name: 'New' }] }, 'pwa.shortcuts is [{"name":"New"}]. Write a list'],
  [{ shortcuts: [{ name: 'New', path: 'new' }] }, 'pwa.shortcuts is'],
  [{ shareTarget: '/share' }, 'pwa.shareTarget is "/share". Write the page'],
  [{ shareTarget: { path: 'share' } }, 'pwa.shareTarget is {"path":"share"}. Write the page'],
  [{ cache: { urls: '/' } }, 'pwa.cache is {"urls":"/"}. Write a list of rules'],
  [{ cache: ['/api/*'] }, 'pwa.cache[0] is "/api/*". Write a rule'],
  [{ cache: [{ url: '/' }] }, 'pwa.cache[0].url is not an option. Write one of urls'],
  [{ cache: [{ urls: 'api/*' }] }, 'pwa.cache[0].urls is "api/*". Write a path or an address'],
  [{ cache: [{ urls: '/', strategy: 'NetworkFirst' }] }, 'pwa.cache[0].strategy is "NetworkFirst". Write one of'],
  [{ cache: [{ urls: '/', maxEntries: 0 }] }, 'pwa.cache[0].maxEntries is 0. Write a number greater than 0.'],
  [{ cache: [{ urls: '/', maxAgeSeconds: '1d' }] }, 'pwa.cache[0].maxAgeSeconds is "1d". Write a number'],
  [{ cache: [{ urls: '/', shared: 'yes' }] }, 'pwa.cache[0].shared is "yes". Write true.'],
])('the mistake in %j', (option, message) => {
  expect(mistakesInPwa(option).join('\n')).toContain(message)
})
