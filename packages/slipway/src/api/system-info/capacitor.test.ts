import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { SystemInfoHost } from './index.ts'

let host: SystemInfoHost

/** Stands in for the web view, whose globals Node does not have. */
beforeEach(async () => {
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    maxTouchPoints: 5,
    language: 'en-GB',
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  // Results of `learn` are stored in the module.
  vi.resetModules()
  host = (await import('./capacitor.ts')).host
})

function startShell(plugins: Record<string, unknown>): void {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'ios', Plugins: plugins })
}

test('the native side’s facts on device and app are used once they have been requested', async () => {
  startShell({
    Device: {
      getInfo: async () => ({ model: 'iPhone15,2', osVersion: '26.1', manufacturer: 'Apple', platform: 'ios' }),
    },
    App: { getInfo: async () => ({ id: 'org.example', name: 'Notes', version: '1.2.0', build: '12' }) },
  })
  expect(host.readDevice()).toMatchObject({ model: 'iPhone', osVersion: '' })
  await host.learn()
  expect(host.readDevice()).toMatchObject({
    model: 'iPhone15,2',
    osVersion: '26.1',
    brand: 'apple',
    deviceType: 'phone',
    browserName: 'webview',
    language: 'en-GB',
  })
  expect(host.readApp()).toEqual({ id: 'org.example', name: 'Notes', version: '1.2.0', versionCode: '12' })
})

test.each([
  ['without the plugins', {}],
  ['with plugins that fail', { Device: { getInfo: () => Promise.reject(new Error('no')) } }],
])('%s the web view’s facts are used', async (_, plugins) => {
  startShell(plugins)
  await host.learn()
  expect(host.readDevice()).toMatchObject({ model: 'iPhone', osVersion: '', brand: 'apple' })
  expect(host.readApp()).toEqual({ id: '', name: '', version: '', versionCode: '' })
})
