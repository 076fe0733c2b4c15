import type { Unsubscribe } from '../../base/emitter.ts'

/** How the device is connected. */
export type NetworkType = 'wifi' | '2g' | '3g' | '4g' | 'none' | 'unknown'

/** Whether and how the device is connected. */
export interface NetworkStatus {
  /** Whether there is a network. A network is not yet a way to the server. */
  readonly isConnected: boolean
  /** `unknown` where the platform does not say, and for a cable. */
  readonly networkType: NetworkType
}

/** What a platform offers to learn about the network. */
export interface NetworkTypeHost {
  /** The network now. Rejects with a `HostError` of `unavailable` where nobody knows. */
  read(): Promise<NetworkStatus>
  /** Calls a listener whenever something about the network may have changed. */
  watch(listener: () => void): Unsubscribe
}
