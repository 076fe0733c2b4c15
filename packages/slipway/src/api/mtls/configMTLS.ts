import { host as platformHost } from '#host/mtls'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import type { MtlsHost } from './host.ts'

/** The certificates for requests to one host. */
export interface MtlsCertificate {
  /** Name of the host: `api.example.com`. */
  readonly host: string
  /** Path of the app's certificate with its key: a `.p12` file. */
  readonly client?: string | undefined
  /** Password of that file. */
  readonly clientPassword?: string | undefined
  /** Paths of the server certificates that the app accepts. */
  readonly server?: readonly string[] | undefined
}

/** Options of `configMTLS`. */
export interface ConfigMTLSOptions {
  readonly certificates: readonly MtlsCertificate[]
}

/**
 * Sets the certificates that the app and its servers use to authenticate each other (mutual TLS).
 *
 * Works only on platforms that provide a host for it. Neither browsers nor Capacitor's web view let a page choose
 * certificates: the user installs a certificate, and the browser asks which one to use when a server requires one.
 *
 * @throws {ApiError} `invalid-argument` with the text `参数配置错误，请确认后重试` if `certificates` is not a list, or the host of one
 * is not a string; `unsupported` on the web and in the native shell.
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
    const isValid = Array.isArray(certificates) && certificates.every((one) => typeof one?.host === 'string')
    // The specification defines this text in Chinese, for all languages of the app.
    if (!isValid) throw new ApiError('configMTLS', 'invalid-argument', '参数配置错误，请确认后重试')
    await host.configure(certificates)
  })
}
