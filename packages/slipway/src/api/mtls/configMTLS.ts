import { host as platformHost } from '#host/mtls'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import type { MtlsHost } from './host.ts'

/** The certificates for the calls to one host. */
export interface MtlsCertificate {
  /** The host's name: `api.example.com`. */
  readonly host: string
  /** Path of the app's own certificate, with its key: a `.p12` file. */
  readonly client?: string | undefined
  /** The password of that file. */
  readonly clientPassword?: string | undefined
  /** Paths of the certificates that the server may show. */
  readonly server?: readonly string[] | undefined
}

/** What `configMTLS` sets. */
export interface ConfigMTLSOptions {
  readonly certificates: readonly MtlsCertificate[]
}

/**
 * Sets the certificates by which the app and its servers know each other (mutual TLS).
 *
 * It is for platforms that bring a host for it. Neither browsers nor Capacitor's web view let a page choose certificates: a user
 * installs one, and the browser asks which to show when a server wants one.
 *
 * @throws {ApiError} `invalid-argument` with the text `参数配置错误，请确认后重试` when `certificates` is no list, or the host of one is no
 * string; `unsupported` on the web and in the native shell.
 *
 * @platform none
 *
 * @example
 * await configMTLS({ certificates: [{ host: 'api.example.com', client: '/static/client.p12', clientPassword: secret }] })
 *
 * Source: specification, section 8.
 */
export function configMTLS(options: ConfigMTLSOptions, host: MtlsHost = platformHost): Promise<void> {
  return callApi('configMTLS', options, async ({ certificates }) => {
    const isSound = Array.isArray(certificates) && certificates.every((one) => typeof one?.host === 'string')
    // The specification has this text in Chinese, whatever the language of the app.
    if (!isSound) throw new ApiError('configMTLS', 'invalid-argument', '参数配置错误，请确认后重试')
    await host.configure(certificates)
  })
}
