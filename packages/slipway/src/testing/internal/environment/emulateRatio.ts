import { onTestFinished, vi } from 'vitest'
import { devTools } from './devTools.ts'

/**
 * Emulates a screen with this number of device pixels per CSS pixel, until the test ends. The frame of the tests receives no event
 * for the change, so elements must be rendered afterwards.
 */
export async function emulateRatio(ratio: number): Promise<void> {
  const set = (deviceScaleFactor: number) =>
    devTools().send('Emulation.setDeviceMetricsOverride', { width: 0, height: 0, deviceScaleFactor, mobile: false })
  onTestFinished(async () => void (await devTools().send('Emulation.clearDeviceMetricsOverride')))
  await set(ratio)
  await vi.waitFor(() => {
    if (devicePixelRatio !== ratio) throw new Error(`the ratio is ${devicePixelRatio}`)
  })
}
