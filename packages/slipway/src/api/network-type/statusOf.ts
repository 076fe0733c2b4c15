import type { NetworkStatus, NetworkType } from './host.ts'

/** The browser's connection (`navigator.connection`). Most browsers do not have it; only browsers on phones report the type. */
export interface Connection {
  readonly type?: string | undefined
  readonly effectiveType?: string | undefined
}

const generations: readonly unknown[] = ['2g', '3g', '4g']

/**
 * Returns the status for a connection.
 *
 * `effectiveType` measures the speed, not the kind of network. So it gives the generation only if the network is known to be
 * cellular.
 */
export function statusOf(isOnline: boolean, { type, effectiveType }: Connection = {}): NetworkStatus {
  if (!isOnline || type === 'none') return { isConnected: false, networkType: 'none' }
  if (type === 'wifi') return { isConnected: true, networkType: 'wifi' }
  const generation = effectiveType?.replace('slow-', '')
  const isKnown = type === 'cellular' && generations.includes(generation)
  return { isConnected: true, networkType: isKnown ? (generation as NetworkType) : 'unknown' }
}
