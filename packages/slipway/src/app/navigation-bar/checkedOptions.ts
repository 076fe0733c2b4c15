import { checkOneOf } from '../../base/call/checkValue.ts'
import type { NavigationBarOptions } from './navigationBarOptions.ts'

/** Returns the options. Throws, also in production, if they have another type of navigation bar. */
export function checkedOptions(api: string, options: NavigationBarOptions): NavigationBarOptions {
  const { type } = options
  if (type !== undefined) checkOneOf(api, 'type', type, ['default', 'transparent', 'float'])
  return options
}
