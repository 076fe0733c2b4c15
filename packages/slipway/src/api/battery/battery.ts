import { host as platformHost } from '#host/battery'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import type { BatteryHost } from './host.ts'

/** Options of `getBatteryInfo`. */
export interface GetBatteryInfoOptions {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined
}

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
 * device does not provide the level; `denied` if the page has no permission; `cancelled` or `timeout` if `signal` is
 * aborted.
 * @platform web, capacitor
 * @needs Navigator.getBattery
 * @plugin Device
 *
 * @example
 * const { level, isCharging } = await getBatteryInfo() // 80, false
 */
export function getBatteryInfo(
  options: GetBatteryInfoOptions = {},
  host: BatteryHost = platformHost,
): Promise<BatteryInfo> {
  return callApi('getBatteryInfo', options, async ({ signal }) => {
    const { level, isCharging } = await orAborted('getBatteryInfo', signal, () => host.read())
    return { level: Math.round(level * 100), isCharging }
  })
}
