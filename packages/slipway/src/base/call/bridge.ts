/** The bridge that Capacitor's native shell adds to the web view before the app's first script. */
interface CapacitorBridge {
  getPlatform(): string
  /** Converts an address of a file (`file:///…`) to one that the web view can load. */
  convertFileSrc?(uri: string): string
  /** The native plugins of the app by name. Each method returns a promise. */
  readonly Plugins?: Readonly<Record<string, unknown>>
}

const bridge = () => (globalThis as { readonly Capacitor?: CapacitorBridge }).Capacitor

/** The platform of the native shell: `ios`, `android`, or `web` without a native shell. */
export function capacitorPlatform(): string {
  return bridge()?.getPlatform() ?? 'web'
}

/** A native plugin; `undefined` if the app was built without it. Read from the bridge at each use. */
export function bridgePlugin<Plugin extends object>(name: string): Plugin | undefined {
  return bridge()?.Plugins?.[name] as Plugin | undefined
}

/** An address that the web view can load, for a file of the native app (`file:///…`). */
export function bridgeFileUrl(uri: string): string {
  return bridge()?.convertFileSrc?.(uri) ?? uri
}
