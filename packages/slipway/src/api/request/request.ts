import { host as platformHost } from '#host/request'
import { ApiError } from '../../base/call/ApiError.ts'
import { checkText } from '../../base/call/checkValue.ts'
import type { Listening } from '../../base/call/listening.ts'
import { type GivenHeaders, sendable, sendableHeaders } from '../../base/call/sendable.ts'
import { startTask, type Task, type TaskContext, type TransferLimits } from '../../base/call/task.ts'
import { bodyOf, isReady, type RequestData } from './body.ts'
import type { RequestHost } from './host.ts'
import { withQuery } from './query.ts'
import { readBody } from './readBody.ts'

/** The HTTP methods that browsers allow. */
export type RequestMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

/** Options of `request`. */
export interface RequestOptions extends TransferLimits {
  /** The address: absolute, or relative to the page. */
  readonly url: string
  /**
   * The data to send. With `GET` and `HEAD` an object, a text or `URLSearchParams`, which are added to the query. With other
   * methods the body: JSON, or a form if `header` has the content type `application/x-www-form-urlencoded`. Texts and binary
   * data are sent unchanged.
   */
  readonly data?: RequestData
  /** Headers by name. Browsers remove the few that only they may set, such as `Cookie` and `Referer`. */
  readonly header?: GivenHeaders | undefined
  /**
   * The HTTP method. An unknown name counts as `GET`.
   * @default 'GET'
   */
  readonly method?: RequestMethod | Lowercase<RequestMethod> | undefined
  /**
   * Whether the response is parsed as JSON. A text that is not JSON is returned unchanged.
   * @default 'json'
   */
  readonly dataType?: 'json' | 'text' | undefined
  /**
   * Whether the body is returned as text or as bytes.
   * @default 'text'
   */
  readonly responseType?: 'text' | 'arraybuffer' | undefined
  /**
   * Whether cookies are sent to another origin, and accepted from it.
   * @default false
   */
  readonly withCredentials?: boolean | undefined
  /**
   * Whether the response is passed to `onChunkReceived` as it arrives and is not stored; `data` is then empty.
   * @default false
   */
  readonly enableChunked?: boolean | undefined
}

/** Result of `request`: a server's response, whatever its status. */
export interface RequestResult<Data = unknown> {
  /** The body. */
  readonly data: Data
  /** The HTTP status, such as 200 or 404. */
  readonly statusCode: number
  /**
   * The headers, with their names in lower case. From another origin, only the headers that it exposes. Browsers never expose
   * cookies.
   */
  readonly header: Readonly<Record<string, string>>
}

/** Status and headers, received before the body. */
export type HeadersReceivedEvent = Pick<RequestResult, 'statusCode' | 'header'>

/** A chunk of the response. */
export interface ChunkReceivedEvent {
  /** The bytes of the chunk. A character of several bytes may be cut: decode text with one `TextDecoder` and `stream: true`. */
  readonly data: ArrayBuffer
}

/** Progress of a response. */
export interface RequestProgress {
  /** Percentage, an integer; 0 while the length is unknown. */
  readonly progress: number
  /** Number of bytes received, uncompressed. */
  readonly totalBytesWritten: number
  /** Total number of bytes; 0 if the length is unknown, as with a compressed response. */
  readonly totalBytesExpectedToWrite: number
}

/** Events of a request. */
export interface RequestEvents {
  /** The status and the headers have been received. */
  onHeadersReceived: HeadersReceivedEvent
  /** A chunk of the body has been received, with `enableChunked`. */
  onChunkReceived: ChunkReceivedEvent
  /** More of the body has been received. Add the listener before the headers are received, best right after the call. */
  onProgressUpdate: RequestProgress
}

/** A running request, which is also a promise of the result. */
export interface RequestTask<Data = unknown> extends Task<RequestResult<Data>>, Listening<RequestEvents> {}

const withBody: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Sends an HTTP request.
 *
 * The call resolves with any response, whatever its status. Redirects are followed.
 *
 * @returns A task, synchronously: await it for the result, or cancel it with `abort()`.
 * @throws {ApiError} `invalid-argument` when `url` is missing, or `data` or `header` cannot be sent; `unsupported` for the
 * methods `TRACE` and `CONNECT`, which browsers forbid; `timeout` (`request:fail timeout`); `cancelled` after `abort()` or by
 * `signal` (`request:fail abort`); `failed` when the request got no response, or the response broke off. Browsers do not reveal
 * the reason: no network, no such server, no permission for this origin (CORS).
 * @platform web, capacitor, node
 *
 * @example
 * const { data, statusCode } = await request<Order>({ url: '/api/orders', data: { id: 1 } }) // GET /api/orders?id=1
 *
 * @example
 * const task = request({ url: '/api/answers', method: 'POST', data: { question }, enableChunked: true })
 * task.onChunkReceived(({ data }) => show(decoder.decode(data, { stream: true })))
 *
 * Source: specification, sections 5, 7 and 9.
 */
export function request(
  options: RequestOptions & { readonly responseType: 'arraybuffer' },
  host?: RequestHost,
): RequestTask<ArrayBuffer>
export function request<Data = unknown>(options: RequestOptions, host?: RequestHost): RequestTask<Data>
export function request<Data>(options: RequestOptions, host: RequestHost = platformHost): RequestTask<Data> {
  return startTask('request', options, eventNames, async (given, context: TaskContext<RequestEvents>) => {
    const { dataType = 'json', responseType, enableChunked } = given
    const { url, ...init } = checked(given)
    const response = await host.fetch(url, { ...init, signal: context.signal })
    const head = { statusCode: response.status, header: Object.fromEntries(response.headers) }
    context.emit('onHeadersReceived', head)
    const data = (await readBody(response, { dataType, responseType, enableChunked }, context)) as Data
    return { data, ...head }
  })
}

const eventNames = ['onHeadersReceived', 'onChunkReceived', 'onProgressUpdate'] as const

/** Checks the options and returns the arguments of `fetch`. */
function checked({ url, data, header, method, withCredentials }: RequestOptions): { url: string } & RequestInit {
  checkText('request', 'url', url)
  const name = String(method).toUpperCase()
  if (name === 'TRACE' || name === 'CONNECT') throw new ApiError('request', 'unsupported', `browsers forbid ${name}`)
  const headers = sendableHeaders('request', header)
  const init: RequestInit = { headers, credentials: withCredentials ? 'include' : 'same-origin' }
  if (!withBody.includes(name)) {
    const isHead = name === 'HEAD'
    return { ...init, method: isHead ? 'HEAD' : 'GET', url: sendable('request', 'data', () => withQueryOf(url, data)) }
  }
  const body = name === 'OPTIONS' && !data ? undefined : sendable('request', 'data', () => bodyOf(data, headers))
  return { ...init, method: name, url, ...(body !== undefined && { body }) }
}

function withQueryOf(url: string, data: RequestData): string {
  if (data === undefined || data === null || data === '') return url
  if (typeof data === 'string' || data instanceof URLSearchParams) return withQuery(url, data)
  if (typeof data !== 'object' || isReady(data) || Array.isArray(data))
    throw new TypeError('it must fit into the query')
  return withQuery(url, { ...data })
}
