import { afterEach, expect, test, vi } from 'vitest'
import { host } from './capacitor.ts'
import { getNetworkType, onNetworkStatusChange } from './networkType.ts'

/** Stands in for the native side of `@capacitor/network` 8.0. */
function startShell(status: { connected: boolean; connectionType: string }, effectiveType?: string) {
  const listeners = new Set<() => void>()
  const Network = {
    getStatus: async () => ({ ...status }),
    async addListener(_: string, listener: () => void) {
      listeners.add(listener)
      return { remove: async () => void listeners.delete(listener) }
    },
  }
  vi.stubGlobal('Capacitor', { getPlatform: () => 'android', Plugins: { Network } })
  vi.stubGlobal('navigator', effectiveType ? { connection: { effectiveType } } : {})
  return {
    listeners,
    change(next: typeof status) {
      Object.assign(status, next)
      for (const listener of listeners) listener()
    },
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  [{ connected: true, connectionType: 'wifi' }, undefined, { isConnected: true, networkType: 'wifi' }],
  [{ connected: true, connectionType: 'cellular' }, undefined, { isConnected: true, networkType: 'unknown' }],
  [
    { connected: true, connectionType: 'cellular' },
    '3g',
    { isConnected: true, networkType: '3g', effectiveType: '3g' },
  ],
  [{ connected: false, connectionType: 'none' }, '4g', { isConnected: false, networkType: 'none' }],
  [
    { connected: true, connectionType: 'unknown' },
    '4g',
    { isConnected: true, networkType: 'unknown', effectiveType: '4g' },
  ],
])('with %j from the system and %s from the web view', async (status, effectiveType, expected) => {
  startShell(status, effectiveType)
  expect(await getNetworkType({}, host)).toEqual(expected)
})

test('changes are reported until the listener is removed', async () => {
  const { listeners, change } = startShell({ connected: true, connectionType: 'wifi' })
  const received = vi.fn()
  const stop = onNetworkStatusChange(received, host)
  await vi.waitFor(() => expect(listeners.size).toBe(1))
  change({ connected: false, connectionType: 'none' })
  await vi.waitFor(() => expect(received).toHaveBeenCalledWith({ isConnected: false, networkType: 'none' }))
  stop()
  await vi.waitFor(() => expect(listeners.size).toBe(0))
})

test('a listener removed before the native side has answered leaves no native listener', async () => {
  const { listeners } = startShell({ connected: true, connectionType: 'wifi' })
  onNetworkStatusChange(() => {}, host)()
  await vi.waitFor(() => expect(listeners.size).toBe(0))
})

test('without the plugin the error names the package to install', async () => {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'ios', Plugins: {} })
  await expect(getNetworkType({}, host)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('npm install @capacitor/network && npx cap sync'),
  })
  onNetworkStatusChange(() => {}, host)()
})
