import { expect, test } from 'vitest'
import { page } from './config.ts'
import { createRoutes } from './routes.ts'
import { type OpenApi, reasonNotToOpen } from './rules.ts'
import { locate } from './targets.ts'

const load = async () => ({})
const pages = { '/': page({ load }), '/order/:id': page({ load, params: { id: Number } }) }
const routes = createRoutes({ pages, tabBar: { items: [{ path: '/' }], back: 'first' } })

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
  const place = url ? locate(routes, { url }, '/') : { url, written: url }
  expect(reasonNotToOpen(api, place)).toBe(reason)
})
