import type { NetworkStatus, NetworkType } from './host.ts'

/** What browsers tell of the connection (`navigator.connection`). Most tell nothing; the type is told on phones only. */
export interface Connection {
  readonly type?: string | undefined
  readonly effectiveType?: string | undefined
}

const generations: readonly unknown[] = ['2g', '3g', '4g']

/**
 * The status that a connection means.
 *
 * `effectiveType` is how fast it feels, whatever it is; so it tells the generation only of what is known to be cellular.
 */
export function statusOf(isOnline: boolean, { type, effectiveType }: Connection = {}): NetworkStatus {
  if (!isOnline || type === 'none') return { isConnected: false, networkType: 'none' }
  if (type === 'wifi') return { isConnected: true, networkType: 'wifi' }
  const generation = effectiveType?.replace('slow-', '')
  const isKnown = type === 'cellular' && generations.includes(generation)
  return { isConnected: true, networkType: isKnown ? (generation as NetworkType) : 'unknown' }
}
