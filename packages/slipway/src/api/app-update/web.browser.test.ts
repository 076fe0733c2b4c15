import { expect, test } from 'vitest'
import { applyUpdate, checkForUpdate, onUpdateReady } from './index.ts'

// Updates themselves are tested end to end, because they need several builds of an app.
test.each([
  ['checkForUpdate', checkForUpdate],
  ['applyUpdate', applyUpdate],
])('%s without a service worker says how to get one', async (name, call) => {
  await expect(call()).rejects.toMatchObject({
    code: 'unavailable',
    message: `${name}:fail the app has no service worker. Write slipway({ pwa: true }) in vite.config.ts`,
  })
})

test('a listener without a service worker is never called, and can be removed', async () => {
  const stop = onUpdateReady(() => expect.unreachable())
  stop()
  await expect(navigator.serviceWorker.getRegistration()).resolves.toBe(undefined)
})
