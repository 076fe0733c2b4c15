import type { ApiErrorCode } from './ApiError.ts'
import { bridgePlugin } from './bridge.ts'
import { HostError } from './HostError.ts'
import { errorCodes } from './toApiError.ts'

export { capacitorPlatform } from './bridge.ts'

/** The codes for the errors of the native bridge. Source: Capacitor's `ExceptionCode`. */
const bridgeCodes: Readonly<Record<string, ApiErrorCode>> = { UNAVAILABLE: 'unavailable', UNIMPLEMENTED: 'unsupported' }

/** Whether the app was built with a native plugin. */
export function hasCapacitorPlugin(name: string): boolean {
  return bridgePlugin(name) !== undefined
}

/**
 * Returns a native plugin. Read from the bridge at each use, so that Slipway depends on no Capacitor package.
 *
 * @throws {HostError} `unavailable` if the app was built without the plugin. The text names the package to install.
 */
export function capacitorPlugin<Plugin extends object>(name: string, packageName: string): Plugin {
  // Added here, so that only apps in a native shell contain them.
  Object.assign(errorCodes, bridgeCodes)
  const plugin = bridgePlugin<Plugin>(name)
  if (plugin) return plugin
  throw new HostError(
    'unavailable',
    `the native plugin ${name} is missing. Run: npm install ${packageName} && npx cap sync`,
  )
}
