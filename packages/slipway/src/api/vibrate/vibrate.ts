import { host as platformHost } from '#host/vibrate'
import { callApi } from '../../base/call/callApi.ts'
import { checkOneOf } from '../../base/call/checkValue.ts'
import { vibrateDefaults } from '../../base/defaults/defaults.ts'
import type { VibrateHost, VibrationType } from './host.ts'

/** How `vibrateShort` vibrates. */
export interface VibrateShortOptions {
  /**
   * How strong it feels. A browser cannot choose, and takes it for a wish.
   * @default 'medium'
   */
  readonly type?: VibrationType | undefined
}

const types: readonly VibrationType[] = ['heavy', 'medium', 'light']

/**
 * Vibrates for a moment, as an answer to a touch: 15 ms in a browser, a tap of the haptic motor in the native shell.
 *
 * Resolves once it has begun. A device without a motor says nothing of that, and simply does not move.
 *
 * @throws {ApiError} `invalid-argument` when `type` is unknown; `unsupported` where the browser cannot vibrate; `denied`
 * before the user has touched the page; `failed` when the browser refuses for another reason.
 * @platform web, capacitor
 * @needs Navigator.vibrate
 * @plugin Haptics
 *
 * @example
 * await vibrateShort({ type: 'light' })
 */
export function vibrateShort(options: VibrateShortOptions = {}, host: VibrateHost = platformHost): Promise<void> {
  return callApi('vibrateShort', options, async ({ type = 'medium' }) => {
    checkOneOf('vibrateShort', 'type', type, types)
    await host.short(vibrateDefaults.shortMs, type)
  })
}

/**
 * Vibrates for 400 ms, as for something that must not be missed. Resolves once it has begun.
 *
 * @throws {ApiError} `unsupported` where the browser cannot vibrate; `denied` before the user has touched the page;
 * `failed` when the browser refuses for another reason.
 * @platform web, capacitor
 * @needs Navigator.vibrate
 * @plugin Haptics
 *
 * @example
 * await vibrateLong()
 */
export function vibrateLong(host: VibrateHost = platformHost): Promise<void> {
  return callApi('vibrateLong', {}, () => host.long(vibrateDefaults.longMs))
}
