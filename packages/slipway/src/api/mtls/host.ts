import type { MtlsCertificate } from './configMTLS.ts'

/** Platform interface of `configMTLS`. */
export interface MtlsHost {
  /** Uses exactly these certificates for requests to their hosts. */
  configure(certificates: readonly MtlsCertificate[]): Promise<void>
}
