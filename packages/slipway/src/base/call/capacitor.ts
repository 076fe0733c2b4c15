import type { ApiErrorCode } from './ApiError.ts'
import { HostError } from './HostError.ts'
import { errorCodes } from './toApiError.ts'

/** The bridge that Capacitor's native shell adds to the web view before the app's first script. */
interface CapacitorBridge {
  getPlatform(): string
  /** The native plugins of the app by name. Each method returns a promise. */
  readonly Plugins?: Readonly<Record<string, unknown>>
}

/** The codes for the errors of the native bridge. Source: Capacitor's `ExceptionCode`. */
const bridgeCodes: Readonly<Record<string, ApiErrorCode>> = { UNAVAILABLE: 'unavailable', UNIMPLEMENTED: 'unsupported' }

const bridge = () => (globalThis as { readonly Capacitor?: CapacitorBridge }).Capacitor

/** The platform of the native shell: `ios`, `android`, or `web` without a native shell. */
export function capacitorPlatform(): string {
  return bridge()?.getPlatform() ?? 'web'
}

/** Whether the app was built with a native plugin. */
export function hasCapacitorPlugin(name: string): boolean {
  return Boolean(bridge()?.Plugins?.[name])
}

/**
 * Returns a native plugin. Read from the bridge at each use, so that Slipway depends on no Capacitor package.
 *
 * @throws {HostError} `unavailable` if the app was built without the plugin. The text names the package to install.
 */
export function capacitorPlugin<Plugin extends object>(name: string, packageName: string): Plugin {
  // Added here, so that only apps in a native shell contain them.
  Object.assign(errorCodes, bridgeCodes)
  const plugin = bridge()?.Plugins?.[name]
  if (plugin) return plugin as Plugin
  throw new HostError(
    'unavailable',
    `the native plugin ${name} is missing. Run: npm install ${packageName} && npx cap sync`,
  )
}
