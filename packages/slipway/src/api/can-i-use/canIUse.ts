import { host as platformHost } from '#host/can-i-use'
import { checkString } from '../../base/call/check.ts'
import type { CanIUseHost } from './host.ts'
import { lookUp, namesIn } from './lookUp.ts'

/**
 * Tells whether something of Slipway can be used here: in this browser, in this native shell with its plugins, or in Node.
 *
 * It asks for a function (`vibrateShort`), an option and one of its values (`chooseImage.sourceType.camera`), a part of what a
 * function answers or a listener gets (`getSystemInfo.return.windowWidth`), or a component (`Slider`). Texts that mini-programs
 * use work too: `object`, `success` and `callback` between a function and its fields. What it does not know cannot be used.
 *
 * It says that the means are there, not that a call will do: a user can refuse, and a device can have no motor to vibrate.
 *
 * @param schema Names with dots between them.
 * @throws {ApiError} `invalid-argument` when `schema` is no string.
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
 * The functions and components of Slipway on this platform, whether or not this browser has what they need.
 *
 * @platform web, capacitor, node
 *
 * @example
 * const missing = knownNames().filter((name) => !canIUse(name)) // ['vibrateLong', 'vibrateShort'], in Firefox
 */
export function knownNames({ table }: CanIUseHost = platformHost): readonly string[] {
  return namesIn(table)
}
