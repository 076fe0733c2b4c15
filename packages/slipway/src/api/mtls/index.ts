export { type ConfigMTLSOptions, configMTLS, type MtlsCertificate } from './configMTLS.ts'
export type { MtlsHost } from './host.ts'
