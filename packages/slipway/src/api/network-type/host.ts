import type { Unsubscribe } from '../../base/emitter.ts'

/** The type of the device's network connection. */
export type NetworkType = 'wifi' | '2g' | '3g' | '4g' | 'none' | 'unknown'

/** The measured speed of a connection, named after the cellular networks that have it. */
export type EffectiveNetworkType = 'slow-2g' | '2g' | '3g' | '4g'

/** The status of the device's network connection. */
export interface NetworkStatus {
  /** Whether there is a network. A network does not mean that a server can be reached. */
  readonly isConnected: boolean
  /** `unknown` on a cable, and on platforms that do not report the type. */
  readonly networkType: NetworkType
  /**
   * The speed of the connection as the browser measures it, on any kind of network: a fast Wi-Fi or cable has `4g`. Absent without a
   * network, and in Safari and Firefox, which do not report it.
   */
  readonly effectiveType?: EffectiveNetworkType
}

/** The platform's part of the network functions. */
export interface NetworkTypeHost {
  /** Reads the current status. Rejects with a `HostError` of `unavailable` on platforms that cannot report it. */
  read(): Promise<NetworkStatus>
  /** Calls a listener whenever the network may have changed. */
  watch(listener: () => void): Unsubscribe
}
