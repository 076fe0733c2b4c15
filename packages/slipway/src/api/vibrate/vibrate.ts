import { host as platformHost } from '#host/vibrate'
import { callApi } from '../../base/call/callApi.ts'
import { checkOneOf } from '../../base/call/checkValue.ts'
import { vibrateDefaults } from '../../base/defaults/defaults.ts'
import type { VibrateHost, VibrationType } from './host.ts'

/** Options of `vibrateShort`. */
export interface VibrateShortOptions {
  /**
   * The strength of the vibration. Browsers ignore it because they have only one strength.
   * @default 'medium'
   */
  readonly type?: VibrationType | undefined
}

const types: readonly VibrationType[] = ['heavy', 'medium', 'light']

/**
 * Vibrates briefly, as feedback to a touch: 15 ms in a browser, an impact of the haptic motor in the native shell.
 *
 * Resolves once the vibration has started. On a device without a motor it resolves as well.
 *
 * @throws {ApiError} `invalid-argument` when `type` is unknown; `unsupported` when the browser cannot vibrate; `denied` before
 * the user has touched the page; `failed` when the browser refuses for another reason.
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
 * Vibrates for 400 ms, for events that the user must not miss. Resolves once the vibration has started.
 *
 * @throws {ApiError} `unsupported` when the browser cannot vibrate; `denied` before the user has touched the page; `failed` when
 * the browser refuses for another reason.
 * @platform web, capacitor
 * @needs Navigator.vibrate
 * @plugin Haptics
 *
 * @example
 * await vibrateLong()
 */
export function vibrateLong(_options: object = {}, host: VibrateHost = platformHost): Promise<void> {
  return callApi('vibrateLong', _options, () => host.long(vibrateDefaults.longMs))
}
