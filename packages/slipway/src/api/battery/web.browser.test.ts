import { afterEach, expect, test, vi } from 'vitest'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { getBatteryInfo } from './index.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('Chromium reports the battery', async () => {
  if (!('getBattery' in navigator)) lacking('navigator.getBattery')
  const { level, isCharging } = await getBatteryInfo()
  expect(Number.isInteger(level) && level >= 0 && level <= 100).toBe(true)
  expect(typeof isCharging).toBe('boolean')
})

test('returns the browser’s level and charging state', async () => {
  const getBattery = vi.fn(async () => ({ level: 0.42, charging: false }))
  vi.stubGlobal('navigator', { getBattery })
  expect(await getBatteryInfo()).toEqual({ level: 42, isCharging: false })
  expect(getBattery.mock.contexts).toEqual([navigator])
})

test.each([
  ['a browser without the API', true, 'unsupported'],
  ['a page without https', false, 'unavailable'],
] as const)('%s rejects with its code', async (_, isSecureContext, code) => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('isSecureContext', isSecureContext)
  await expect(getBatteryInfo()).rejects.toMatchObject({ code })
})
