import { HostError } from '../../base/call/HostError.ts'
import type { MtlsHost } from './host.ts'

/** A page cannot choose certificates: the browser asks the user for one when a server requires it. */
export const host: MtlsHost = {
  async configure() {
    throw new HostError(
      'unsupported',
      'a page cannot choose certificates; the browser asks the user when a server requires one',
    )
  },
}
