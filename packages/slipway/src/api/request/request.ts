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

/** The methods that browsers let a page use. */
export type RequestMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

/** What `request` takes. */
export interface RequestOptions extends TransferLimits {
  /** Where to; absolute, or relative to the page. */
  readonly url: string
  /**
   * What to send. With `GET` and `HEAD` an object, a text or `URLSearchParams`, which join the query; else the body: JSON,
   * or a form where `header` says `application/x-www-form-urlencoded`. Texts and binary data go as they are.
   */
  readonly data?: RequestData
  /** Headers by name. A few belong to the browser alone, such as `Cookie` and `Referer`; it leaves them out. */
  readonly header?: GivenHeaders | undefined
  /**
   * Any other name is taken as `GET`.
   * @default 'GET'
   */
  readonly method?: RequestMethod | Lowercase<RequestMethod> | undefined
  /**
   * Whether the answer is read as JSON; a text that is none is answered as it is.
   * @default 'json'
   */
  readonly dataType?: 'json' | 'text' | undefined
  /** @default 'text' */
  readonly responseType?: 'text' | 'arraybuffer' | undefined
  /**
   * Whether cookies go along to another origin, and are taken from it.
   * @default false
   */
  readonly withCredentials?: boolean | undefined
  /**
   * Whether the answer is handed to `onChunkReceived` as it comes, and kept nowhere: `data` is then empty.
   * @default false
   */
  readonly enableChunked?: boolean | undefined
}

/** What a server has answered, with whatever status. */
export interface RequestResult<Data = unknown> {
  /** The body. */
  readonly data: Data
  /** The HTTP status, such as 200 or 404. */
  readonly statusCode: number
  /** The headers, their names in lower case. Of another origin, those that it exposes. Browsers never show cookies. */
  readonly header: Readonly<Record<string, string>>
}

/** Status and headers, before the body has come. */
export type HeadersReceivedEvent = Pick<RequestResult, 'statusCode' | 'header'>

/** A part of the answer. */
export interface ChunkReceivedEvent {
  /** Its bytes. A letter of several bytes may be cut: read text by one `TextDecoder` with `stream: true`. */
  readonly data: ArrayBuffer
}

/** How much of the answer has come. */
export interface RequestProgress {
  /** Percent, an integer; 0 while the length is not known. */
  readonly progress: number
  /** Bytes that have come, unpacked. */
  readonly totalBytesWritten: number
  /** Bytes in all; 0 where the length is not known, as with a packed answer. */
  readonly totalBytesExpectedToWrite: number
}

/** What a request tells while it goes on. */
export interface RequestEvents {
  /** The status and the headers have come. */
  onHeadersReceived: HeadersReceivedEvent
  /** A part of the body has come, with `enableChunked`. */
  onChunkReceived: ChunkReceivedEvent
  /** Another part of the body has come. Listen before the headers have come, best at once. */
  onProgressUpdate: RequestProgress
}

/** A request under way: a promise of the answer. */
export interface RequestTask<Data = unknown> extends Task<RequestResult<Data>>, Listening<RequestEvents> {}

const withBody: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Sends an HTTP request.
 *
 * An answer is a success, whatever its status. Redirects are followed.
 *
 * @returns A task at once: await it for the answer, or give it up by `abort()`.
 * @throws {ApiError} `invalid-argument` when `url` is missing, or `data` or `header` cannot be sent; `unsupported` for the
 * methods `TRACE` and `CONNECT`, which browsers forbid; `timeout` (`request:fail timeout`); `cancelled` after `abort()` or
 * by `signal` (`request:fail abort`); `failed` when no answer came, or it broke off. Browsers do not say why: no network, no
 * such server, no permission for this origin (CORS).
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

/** The request that the options ask for. */
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
