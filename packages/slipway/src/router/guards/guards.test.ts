import { expect, test, vi } from 'vitest'
import { page } from '../config/config.ts'
import { createRoutes } from '../config/routes.ts'
import { type Guard, type GuardResult, runGuards } from './guards.ts'
import { redirectTo } from './redirect.ts'

const toLogin = redirectTo({ url: '/login' })

const error = new Error('no answer')

function ask(url: string, app: Guard | undefined, own: Guard | undefined): GuardResult | Promise<GuardResult> {
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
  ['a guard that says nothing', () => {}, undefined, { name: 'open' }],
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
])('%s is answered at once', (_case, app, own, verdict) => {
  expect(ask('/order/1', app, own)).toEqual(verdict)
})

test.each<[string, Guard | undefined, Guard | undefined, GuardResult]>([
  ['both agree', async () => true, async () => {}, { name: 'open' }],
  ['the first refuses', async () => false, () => true, { name: 'refused' }],
  ['the second refuses', async () => true, () => false, { name: 'refused' }],
  ['the first rejects', () => Promise.reject(error), () => true, { name: 'failed', error }],
])('guards that take time: %s', async (_case, app, own, verdict) => {
  const answer = ask('/order/1', app, own)
  expect(answer).toBeInstanceOf(Promise)
  expect(await answer).toEqual(verdict)
})

test('a guard sees where to, with checked parameters; the second is not asked when the first refused', () => {
  const first = vi.fn<Guard>(() => false)
  const second = vi.fn<Guard>(() => true)
  ask('/order/7?x=1', first, second)
  expect(first).toHaveBeenCalledExactlyOnceWith({
    path: '/order/:id',
    url: '/order/7?x=1',
    params: { id: 7 },
    token: undefined,
  })
  expect(second).not.toHaveBeenCalled()
})

test('an address that leads nowhere needs no guard', () => {
  expect(ask('/nowhere', () => false, undefined)).toEqual({ name: 'open' })
})
