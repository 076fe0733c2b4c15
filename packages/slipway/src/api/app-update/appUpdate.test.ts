import { expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { type AppUpdateHost, applyUpdate, checkForUpdate, onUpdateReady } from './index.ts'

function memoryHost(more: Partial<AppUpdateHost> = {}) {
  const listeners = new Set<() => void>()
  return {
    ready: () => {
      for (const listener of listeners) listener()
    },
    watched: () => listeners.size,
    check: async () => true,
    watch(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    apply: async () => {},
    ...more,
  }
}

test.each([true, false])('a check resolves with the answer of the host: %s', async (hasUpdate) => {
  await expect(checkForUpdate({}, memoryHost({ check: async () => hasUpdate }))).resolves.toEqual({ hasUpdate })
})

test('listeners share one watch, which ends with the last of them', () => {
  const host = memoryHost()
  const [first, second] = [vi.fn(), vi.fn()]
  const stops = [onUpdateReady(first, host), onUpdateReady(second, host)]
  expect(host.watched()).toBe(1)
  host.ready()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  for (const stop of stops) stop()
  expect(host.watched()).toBe(0)
})

test.each([
  ['checkForUpdate', () => checkForUpdate({}, memoryHost({ check: failed }))],
  ['applyUpdate', () => applyUpdate({}, memoryHost({ apply: failed }))],
])('%s passes on the error of the host', async (name, call) => {
  await expect(call()).rejects.toMatchObject({
    code: 'unavailable',
    errMsg: `${name}:fail the app has no service worker`,
  })
})

async function failed(): Promise<never> {
  throw new HostError('unavailable', 'the app has no service worker')
}

test.each([
  ['checkForUpdate', checkForUpdate],
  ['applyUpdate', applyUpdate],
])('%s needs a document', async (_, call) => {
  await expect(call()).rejects.toMatchObject({ code: 'unavailable' })
})

test('a cancelled call rejects', async () => {
  const host = memoryHost({ check: () => new Promise(() => {}), apply: () => new Promise(() => {}) })
  const signal = AbortSignal.abort()
  await expect(checkForUpdate({ signal }, host)).rejects.toMatchObject({ code: 'cancelled' })
  await expect(applyUpdate({ signal }, host)).rejects.toMatchObject({ code: 'cancelled' })
})
