import { host as platformHost } from '#host/network-type'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { createSource } from '../../base/createSource.ts'
import type { Unsubscribe } from '../../base/emitter.ts'
import { isSame } from '../../base/isSame.ts'
import type { NetworkStatus, NetworkTypeHost } from './host.ts'

/** Options of `getNetworkType`. */
export interface GetNetworkTypeOptions {
  /** Cancels the call. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Resolves with the type of the network, its speed if the browser measures it, and whether the device is connected.
 *
 * @throws {ApiError} `unavailable` outside a browser, and in the native shell without `@capacitor/network`; `cancelled` or
 * `timeout` if `signal` is aborted.
 * @platform web, capacitor
 * @plugin Network
 *
 * @example
 * const { networkType, isConnected } = await getNetworkType() // 'wifi', true
 *
 * Source: specification, section 5.
 */
export function getNetworkType(
  options: GetNetworkTypeOptions = {},
  host: NetworkTypeHost = platformHost,
): Promise<NetworkStatus> {
  return callApi('getNetworkType', options, ({ signal }) => orAborted('getNetworkType', signal, () => host.read()))
}

/**
 * Calls a listener whenever the device connects, disconnects, changes to another type of network, or has another `effectiveType`.
 *
 * @returns A function that removes the listener.
 * @throws {ApiError} `invalid-argument` when the listener is not a function.
 * @platform web, capacitor
 * @plugin Network
 *
 * @example
 * const stop = onNetworkStatusChange(({ isConnected }) => setOffline(!isConnected))
 */
export function onNetworkStatusChange(
  listener: (status: NetworkStatus) => void,
  host: NetworkTypeHost = platformHost,
): Unsubscribe {
  return changes(host, listener)
}

const changes = createSource<NetworkTypeHost, NetworkStatus>('onNetworkStatusChange', (host, notify) => {
  let last: NetworkStatus | undefined
  let stopped = false
  /** Reads run one after the other, so that a slow read cannot overtake a later one. */
  let reading: Promise<void> = Promise.resolve()
  const read = (isFirst: boolean) => {
    reading = reading.then(async () => {
      const status = await host.read().catch(() => undefined)
      if (stopped || !status || isSame(status, last)) return
      last = status
      if (!isFirst) notify(status)
    })
  }
  read(true)
  const stop = host.watch(() => read(false))
  return () => {
    stopped = true
    stop()
  }
})
