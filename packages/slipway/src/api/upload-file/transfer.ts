/** Settings and callbacks of a transfer. */
export interface Transfer {
  readonly url: string
  readonly header: Headers
  readonly withCredentials: boolean
  readonly signal: AbortSignal
  /** Called when the status and the headers have been received. */
  onHead(head: TransferHead): void
  /** Called when more of the body has been sent, or more of the response has been received; `total` is 0 while it is unknown. */
  onProgress(done: number, total: number): void
}

/** Status and headers of a response. */
export interface TransferHead {
  /** The HTTP status, such as 200 or 404. */
  readonly statusCode: number
  /** The headers, with their names in lower case. From another origin, only the headers that it exposes. */
  readonly header: Readonly<Record<string, string>>
}

/** A complete response. */
export interface TransferAnswer<Body> extends TransferHead {
  readonly body: Body
}
