import { host as platformHost } from '#host/can-i-use'
import { checkString } from '../../base/call/check.ts'
import type { CanIUseHost } from './host.ts'
import { lookUp, namesIn } from './lookUp.ts'

/**
 * Whether a feature of Slipway is supported here: in this browser, in this native shell with its plugins, or in Node.
 *
 * Checks a function (`vibrateShort`), an option or one of its values (`chooseImage.sourceType.camera`), a field of a
 * result or event (`getSystemInfo.return.windowWidth`), or a component (`Slider`). The words that mini-programs use work
 * too: `object`, `success` and `callback` between a function and its fields. Unknown names return `false`.
 *
 * `true` means that the feature exists, not that a call will succeed: a user can deny permission, and a device may have
 * no vibration motor.
 *
 * @param schema Names separated by dots.
 * @throws {ApiError} `invalid-argument` if `schema` is not a string.
 * @platform web, capacitor, node
 *
 * @example
 * if (canIUse('getBatteryInfo')) showBattery(await getBatteryInfo())
 *
 * @example
 * canIUse('request.responseType.arraybuffer') // true
 *
 * Source: specification, section 5.
 */
export function canIUse(schema: string, host: CanIUseHost = platformHost): boolean {
  checkString('canIUse', 'schema', schema)
  return lookUp(schema, host)
}

/**
 * Returns the names of all functions and components of Slipway on this platform, including those that this browser does
 * not support.
 *
 * @platform web, capacitor, node
 *
 * @example
 * const missing = knownNames().filter((name) => !canIUse(name)) // ['vibrateLong', 'vibrateShort'], in Firefox
 */
export function knownNames(_options?: object, { table }: CanIUseHost = platformHost): readonly string[] {
  return namesIn(table)
}
