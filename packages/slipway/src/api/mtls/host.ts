import type { MtlsCertificate } from './configMTLS.ts'

/** What a platform offers for certificates of the app's own. */
export interface MtlsHost {
  /** Has these certificates, and no others, used for the calls to their hosts. */
  configure(certificates: readonly MtlsCertificate[]): Promise<void>
}
