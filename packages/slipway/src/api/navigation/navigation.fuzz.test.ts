import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setNavigator } from '../../router/current.ts'
import { startRouted } from '../../testing/internal/apps/routedApp.ts'
import { endsWell, listensWell, oddOptions, oddRuns, oddValue } from '../../testing/internal/fuzz/oddOptions.ts'
import {
  getCurrentPages,
  navigateBack,
  navigateTo,
  onNavigated,
  onPageNotFound,
  preloadPage,
  redirectTo,
  reLaunch,
  switchTab,
} from './index.ts'

beforeEach(() => setNavigator(startRouted().pages))
afterEach(() => setNavigator(undefined))

const options = oddOptions({
  url: ['/order/1', '/order/x', '/mine', './list', '/nowhere', '/list?a=1#b'],
  state: [{ a: 1 }, undefined],
  events: [{ saved: () => {} }, undefined],
  delta: [1, 2],
})
const path = fc.oneof(fc.constantFrom('/order/:id', '/mine', '/list', '/nowhere', ''), fc.string({ unit: 'binary' }))
const params = oddOptions({ id: [1, 'x'], from: ['list', undefined] })

test('unusual addresses and parameters open a page of the app or end in an ApiError', async () => {
  const open = fc.constantFrom<(...args: never) => Promise<unknown>>(
    navigateTo,
    redirectTo,
    reLaunch,
    switchTab,
    preloadPage,
    navigateBack,
  )
  const args = fc.oneof(fc.tuple(options), fc.tuple(path, params), fc.tuple(path, params, options))
  await fc.assert(
    fc.asyncProperty(open, args, async (call, given) => {
      await endsWell(() => call(...(given as never)))
      expect(getCurrentPages().every((shown) => shown.path !== undefined)).toBe(true)
      if (getCurrentPages().length > 20) await reLaunch({ url: '/' })
    }),
    oddRuns,
  )
})

test('an invalid listener throws', () => {
  fc.assert(
    fc.property(oddValue, fc.constantFrom(onNavigated, onPageNotFound), (listener, listen) => {
      listensWell(listen, listener)
    }),
    oddRuns,
  )
})
