export type { EffectiveNetworkType, NetworkStatus, NetworkType, NetworkTypeHost } from './host.ts'
export type { GetNetworkTypeOptions } from './networkType.ts'
export { getNetworkType, onNetworkStatusChange } from './networkType.ts'
