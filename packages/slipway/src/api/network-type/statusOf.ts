import type { EffectiveNetworkType, NetworkStatus, NetworkType } from './host.ts'

/** The browser's connection (`navigator.connection`). Most browsers do not have it; only browsers on phones report the type. */
export interface Connection {
  readonly type?: string | undefined
  readonly effectiveType?: string | undefined
}

const speeds: readonly unknown[] = ['slow-2g', '2g', '3g', '4g'] satisfies readonly EffectiveNetworkType[]

/**
 * Returns the status for a connection.
 *
 * `effectiveType` measures the speed, not the kind of network. So it gives the generation only if the network is known to be
 * cellular. Values that are not known are left out.
 */
export function statusOf(isOnline: boolean, { type, effectiveType }: Connection = {}): NetworkStatus {
  if (!isOnline || type === 'none') return { isConnected: false, networkType: 'none' }
  if (!speeds.includes(effectiveType)) return { isConnected: true, networkType: type === 'wifi' ? 'wifi' : 'unknown' }
  const speed = effectiveType as EffectiveNetworkType
  return { isConnected: true, networkType: typeOf(type, speed), effectiveType: speed }
}

function typeOf(type: string | undefined, speed: EffectiveNetworkType): NetworkType {
  if (type === 'wifi') return 'wifi'
  if (type !== 'cellular') return 'unknown'
  return speed === 'slow-2g' ? '2g' : speed
}
