import { addInterceptor, getTokenText, type RequestOptions, request, setToken } from 'slipway'
import { getWords } from '../words/words.ts'

const isOwn = (url: string) => new URL(url, location.href).origin === location.origin

// All calls to the app's own server have the token of the user, and no other server receives it.
addInterceptor(['request', 'uploadFile', 'downloadFile'], async (options, next) => {
  const token = isOwn(options.url) ? getTokenText() : undefined
  if (!token) return next(options)
  const answer = await next({ ...options, header: { ...options.header, authorization: `Bearer ${token}` } })
  // The server no longer accepts the token: the guard shows the log-in page. Another user may have signed in since.
  if (answer.statusCode === 401 && getTokenText() === token) setToken(undefined)
  return answer
})

// Browsers send no headers with a socket, so the token is one of its protocols.
addInterceptor('connectSocket', (options, next) => {
  const token = isOwn(options.url.replace(/^ws/, 'http')) ? getTokenText() : undefined
  return next(token ? { ...options, protocols: ['bearer', token] } : options)
})

/** A response of the server that is not a success. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  readonly status: number
  /** Codes of the errors by field. */
  readonly errors: Readonly<Record<string, string>>

  constructor(status: number, errors: Readonly<Record<string, string>>) {
    super(getWords().notFoundServer)
    this.status = status
    this.errors = errors
  }
}

/** Sends a request to the app's server. Returns its data, and throws a `ServerError` unless the status is one of success. */
export async function send<Data>(path: string, options?: Omit<RequestOptions, 'url'>): Promise<Data> {
  const { data, statusCode } = await request<Data>({ ...options, url: `/api${path}` })
  if (statusCode >= 200 && statusCode < 300) return data
  throw new ServerError(statusCode, (data as { errors?: Record<string, string> } | null)?.errors ?? {})
}
