import { afterEach, expect, test, vi } from 'vitest'
import { host } from './capacitor.ts'
import { vibrateLong, vibrateShort } from './index.ts'

function startShell(plugins: Record<string, unknown>): void {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'ios', Plugins: plugins })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the haptic motor gets strength and duration', async () => {
  const [impact, vibrate] = [vi.fn(async () => {}), vi.fn(async () => {})]
  startShell({ Haptics: { impact, vibrate } })
  await vibrateShort({ type: 'light' }, host)
  await vibrateLong({}, host)
  expect(impact).toHaveBeenCalledExactlyOnceWith({ style: 'LIGHT' })
  expect(vibrate).toHaveBeenCalledExactlyOnceWith({ duration: 400 })
})

test('without the plugin the error names the package to install', async () => {
  startShell({})
  const message = expect.stringContaining('npm install @capacitor/haptics && npx cap sync')
  await expect(vibrateShort({}, host)).rejects.toMatchObject({ code: 'unavailable', message })
  await expect(vibrateLong({}, host)).rejects.toMatchObject({ code: 'unavailable', message })
})
