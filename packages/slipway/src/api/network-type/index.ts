export type { NetworkStatus, NetworkType, NetworkTypeHost } from './host.ts'
export { getNetworkType, onNetworkStatusChange } from './networkType.ts'
