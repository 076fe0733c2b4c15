import { host as platformHost } from '#host/battery'
import { callApi } from '../../base/call/callApi.ts'
import type { BatteryHost } from './host.ts'

/** What `getBatteryInfo` answers. */
export interface BatteryInfo {
  /** How full the battery is: a whole number of percent, from 0 to 100. */
  readonly level: number
  /** Whether it is being charged, or is full with the cable in. */
  readonly isCharging: boolean
}

/**
 * Reads how full the battery is and whether it is being charged. A computer without one tells 100 and charging.
 *
 * @throws {ApiError} `unsupported` where the browser does not tell; `unavailable` on a page without https, or when the
 * device does not know; `denied` when the page may not ask.
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
