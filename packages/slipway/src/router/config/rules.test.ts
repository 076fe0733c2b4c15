import { expect, test } from 'vitest'
import type { OpenApi } from '../stack/stack.ts'
import { tabOperations } from '../stack/tabOperations.ts'
import { page } from './config.ts'
import { explainRefusal } from './explainRefusal.ts'
import { createRoutes } from './routes.ts'
import { reasonNotToOpen } from './rules.ts'
import { locate } from './targets.ts'

const load = async () => ({})
const pages = { '/': page({ load }), '/order/:id': page({ load, params: { id: Number } }) }
const routes = createRoutes({ pages, tabBar: { items: [{ path: '/' }], back: 'first', operations: tabOperations } })

test.each<[OpenApi, string, string | undefined]>([
  ['navigateTo', '/order/1', undefined],
  ['redirectTo', '/order/1', undefined],
  ['reLaunch', '/order/1', undefined],
  ['reLaunch', '/', undefined],
  ['switchTab', '/', undefined],
  ['navigateTo', '', 'Missing required args: "url"'],
  ['navigateTo', '/nowhere', 'page `/nowhere` is not found'],
  ['navigateTo', '/', 'can not navigateTo a tabbar page'],
  ['redirectTo', '/', 'can not redirectTo a tabbar page'],
  ['switchTab', '/order/1', 'can not switch to no-tabBar page'],
  ['switchTab', '/order/x', 'can not switch to no-tabBar page'],
  ['navigateTo', '/order/x', 'params.id must be a number'],
])('%s of `%s`: %s', (api, url, reason) => {
  const resolved = url ? locate(routes, { url }, '/') : { url, written: url }
  expect(reasonNotToOpen(api, resolved)).toBe(reason)
})

test.each<[OpenApi, string | { path: string; params: object }, string]>([
  ['redirectTo', '', "The call has no address. Write redirectTo('/path'), or redirectTo({ url: '/path' })."],
  [
    'navigateTo',
    '/nowhere',
    'No page of the app has the address "/nowhere". Add the page to `pages` of the app\'s config.',
  ],
  ['navigateTo', '/', '"/" is a page of the tab bar. Write switchTab(\'/\').'],
  ['switchTab', '/order/1', '"/order/:id" is no page of the tab bar. Write navigateTo, redirectTo or reLaunch.'],
  [
    'reLaunch',
    '/order/x',
    'The page "/order/:id" cannot be opened with the address "/order/x": params.id must be a number.',
  ],
  [
    'navigateTo',
    { path: '/order/:id', params: {} },
    'The page "/order/:id" cannot be opened with these parameters: params.id must be a number.',
  ],
])('the explanation of %s of %j names the page and the correct call', (api, target, text) => {
  const resolved =
    target === ''
      ? { url: '', written: '' }
      : locate(routes, typeof target === 'string' ? { url: target } : target, '/')
  expect(explainRefusal(api, resolved).message).toBe(text)
})
