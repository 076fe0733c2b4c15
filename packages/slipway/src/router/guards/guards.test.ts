import { expect, test, vi } from 'vitest'
import { page } from '../config/config.ts'
import type { Guard, GuardResult } from '../config/guardTypes.ts'
import { createRoutes } from '../config/routes.ts'
import { runGuards } from './guards.ts'
import { redirectTo } from './redirect.ts'

const toLogin = redirectTo({ url: '/login' })

const error = new Error('no answer')

function run(url: string, app: Guard | undefined, own: Guard | undefined): GuardResult | Promise<GuardResult> {
  const load = async () => ({})
  const routes = createRoutes({
    pages: { '/order/:id': page({ load, params: { id: Number }, ...(own && { guard: own }) }) },
  })
  const found = routes.match(url)
  const match = found?.params && found
  return runGuards({ ...(app && { guard: app }) }, match, url)
}

test.each<[string, Guard | undefined, Guard | undefined, GuardResult]>([
  ['no guard', undefined, undefined, { name: 'open' }],
  ['a guard that returns nothing', () => {}, undefined, { name: 'open' }],
  ['guards that agree', () => true, () => true, { name: 'open' }],
  ['the app’s guard refuses', () => false, () => true, { name: 'refused' }],
  ['the page’s guard refuses', () => true, () => false, { name: 'refused' }],
  ['a redirect', () => toLogin, undefined, { name: 'refused', redirect: toLogin }],
  [
    'a guard that throws',
    () => {
      throw error
    },
    undefined,
    { name: 'failed', error },
  ],
])('%s has a result at once', (_case, app, own, expected) => {
  expect(run('/order/1', app, own)).toEqual(expected)
})

test.each<[string, Guard | undefined, Guard | undefined, GuardResult]>([
  ['both agree', async () => true, async () => {}, { name: 'open' }],
  ['the first refuses', async () => false, () => true, { name: 'refused' }],
  ['the second refuses', async () => true, () => false, { name: 'refused' }],
  ['the first rejects', () => Promise.reject(error), () => true, { name: 'failed', error }],
])('asynchronous guards: %s', async (_case, app, own, expected) => {
  const result = run('/order/1', app, own)
  expect(result).toBeInstanceOf(Promise)
  expect(await result).toEqual(expected)
})

test('a guard gets the page with checked parameters; the second guard does not run if the first refuses', () => {
  const first = vi.fn<Guard>(() => false)
  const second = vi.fn<Guard>(() => true)
  run('/order/7?x=1', first, second)
  expect(first).toHaveBeenCalledExactlyOnceWith({
    path: '/order/:id',
    url: '/order/7?x=1',
    params: { id: 7 },
    token: undefined,
  })
  expect(second).not.toHaveBeenCalled()
})

test('no guard runs for an address that matches no page', () => {
  expect(run('/nowhere', () => false, undefined)).toEqual({ name: 'open' })
})
