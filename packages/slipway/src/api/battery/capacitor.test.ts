import { afterEach, expect, test, vi } from 'vitest'
import { host } from './capacitor.ts'
import { getBatteryInfo } from './index.ts'

function startShell(plugins: Record<string, unknown>): void {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'ios', Plugins: plugins })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('reads the battery through the plugin', async () => {
  startShell({ Device: { getBatteryInfo: async () => ({ batteryLevel: 0.5, isCharging: true }) } })
  expect(await getBatteryInfo({}, host)).toEqual({ level: 50, isCharging: true })
})

test.each([[{ batteryLevel: -1, isCharging: false }], [{}]])(
  'rejects with `unavailable` if the device returns %j',
  async (answer) => {
    startShell({ Device: { getBatteryInfo: async () => answer } })
    await expect(getBatteryInfo({}, host)).rejects.toMatchObject({ code: 'unavailable' })
  },
)

test('the error names the package to install if the plugin is missing', async () => {
  startShell({})
  await expect(getBatteryInfo({}, host)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('npm install @capacitor/device && npx cap sync'),
  })
})
