import { host as platformHost } from '#host/battery'
import { callApi } from '../../base/call/callApi.ts'
import type { BatteryHost } from './host.ts'

/** Result of `getBatteryInfo`. */
export interface BatteryInfo {
  /** Battery level in percent: an integer from 0 to 100. */
  readonly level: number
  /** Whether the battery is charging, or is full and plugged in. */
  readonly isCharging: boolean
}

/**
 * Reads the battery level and whether the battery is charging. A computer without a battery reports 100 and charging.
 *
 * @throws {ApiError} `unsupported` if the browser has no battery API; `unavailable` on a page without https, or if the
 * device does not provide the level; `denied` if the page has no permission.
 * @platform web, capacitor
 * @needs Navigator.getBattery
 * @plugin Device
 *
 * @example
 * const { level, isCharging } = await getBatteryInfo() // 80, false
 */
export function getBatteryInfo(host: BatteryHost = platformHost): Promise<BatteryInfo> {
  return callApi('getBatteryInfo', {}, async () => {
    const { level, isCharging } = await host.read()
    return { level: Math.round(level * 100), isCharging }
  })
}
