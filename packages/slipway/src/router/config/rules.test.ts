import { expect, test } from 'vitest'
import { page } from './config.ts'
import { createRoutes } from './routes.ts'
import { type OpenApi, refusalToOpen } from './rules.ts'
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
  ['navigateTo', '', 'navigateTo:fail Missing required args: "url"'],
  ['navigateTo', '/nowhere', 'navigateTo:fail page `/nowhere` is not found'],
  ['navigateTo', '/', 'navigateTo:fail can not navigateTo a tabbar page'],
  ['redirectTo', '/', 'redirectTo:fail can not redirectTo a tabbar page'],
  ['switchTab', '/order/1', 'switchTab:fail can not switch to no-tabBar page'],
  ['switchTab', '/order/x', 'switchTab:fail can not switch to no-tabBar page'],
  ['navigateTo', '/order/x', 'navigateTo:fail params.id must be a number'],
])('%s of `%s`: %s', (api, url, errMsg) => {
  const place = url ? locate(routes, { url }, '/') : { url, written: url }
  expect(refusalToOpen(api, place)?.errMsg).toBe(errMsg)
})
