import { HostError } from './HostError.ts'

/** The bridge that Capacitor's native shell puts into the web view before the app's first script. */
interface CapacitorBridge {
  getPlatform(): string
  /** Every native plugin of the app by name, each method a function that returns a promise. */
  readonly Plugins?: Readonly<Record<string, unknown>>
}

const bridge = () => (globalThis as { readonly Capacitor?: CapacitorBridge }).Capacitor

/** The native shell that the app runs in: `ios`, `android`, or `web` where there is none. */
export function capacitorPlatform(): string {
  return bridge()?.getPlatform() ?? 'web'
}

/** Whether the app was built with a native plugin. */
export function hasCapacitorPlugin(name: string): boolean {
  return Boolean(bridge()?.Plugins?.[name])
}

/**
 * A native plugin, taken from the bridge when it is used, so Slipway depends on no Capacitor package.
 *
 * @throws {HostError} `unavailable` when the app was built without the plugin; the text names the package to install.
 */
export function capacitorPlugin<Plugin extends object>(name: string, packageName: string): Plugin {
  const plugin = bridge()?.Plugins?.[name]
  if (plugin) return plugin as Plugin
  throw new HostError(
    'unavailable',
    `the native plugin ${name} is missing. Run: npm install ${packageName} && npx cap sync`,
  )
}
