/** A transfer that tells how far it is. */
export interface Transfer {
  readonly url: string
  readonly header: Headers
  readonly withCredentials: boolean
  readonly signal: AbortSignal
  /** Status and headers have come. */
  onHead(head: TransferHead): void
  /** More of the body has gone, or of the answer has come; `total` is 0 while it is not known. */
  onProgress(done: number, total: number): void
}

/** The beginning of an answer. */
export interface TransferHead {
  /** The HTTP status, such as 200 or 404. */
  readonly statusCode: number
  /** The headers, their names in lower case. Of another origin, those that it exposes. */
  readonly header: Readonly<Record<string, string>>
}

/** A whole answer. */
export interface TransferAnswer<Body> extends TransferHead {
  readonly body: Body
}
