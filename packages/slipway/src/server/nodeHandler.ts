/** The part of Node's `IncomingMessage` that the handler reads. */
export interface NodeRequest {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly socket: object
}

/** The part of Node's `ServerResponse` that the handler writes to. */
export interface NodeResponse {
  readonly headersSent: boolean
  writeHead(status: number, headers?: string[]): unknown
  write(chunk: Uint8Array): boolean
  end(): unknown
  on(event: 'close' | 'drain', listener: () => void): unknown
  off(event: 'close' | 'drain', listener: () => void): unknown
}

/**
 * Makes a handler of Node's HTTP server, and of Express and Connect, from a function that answers requests as `renderApp` does.
 *
 * An error is passed to `next` of Express; without `next` it is written to the console, and the response is 500. The origin of the request is the header `Host`, with `https` for a secure connection. `request.signal` is aborted if the connection
 * closes before the response is sent.
 *
 * @example
 * express().get('*path', nodeHandler((request) => renderApp(app, request)))
 */
export function nodeHandler(
  answer: (request: Request) => Promise<Response>,
): (incoming: NodeRequest, outgoing: NodeResponse, next?: (error: unknown) => void) => Promise<void> {
  return async (incoming, outgoing, next) => {
    const ending = new AbortController()
    const { signal } = ending
    outgoing.on('close', () => ending.abort())
    try {
      const response = await answer(requestOf(incoming, signal))
      outgoing.writeHead(response.status, [...response.headers].flat())
      if (response.body) await send(response.body, outgoing, signal)
      outgoing.end()
    } catch (error) {
      // The user has left.
      if (signal.aborted) return
      if (next) return next(error)
      // biome-ignore lint/suspicious/noConsole: a server writes its errors there. A rejection would end the process.
      console.error(error)
      if (!outgoing.headersSent) outgoing.writeHead(500)
      outgoing.end()
    }
  }
}

/** Writes a body at the speed at which the connection takes it. */
async function send(body: ReadableStream<Uint8Array>, outgoing: NodeResponse, signal: AbortSignal): Promise<void> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (signal.aborted) return reader.cancel()
    if (done) return
    if (!outgoing.write(value)) await drained(outgoing)
  }
}

const drained = (outgoing: NodeResponse) =>
  new Promise<void>((resolve) => {
    const end = () => {
      outgoing.off('drain', end)
      outgoing.off('close', end)
      resolve()
    }
    outgoing.on('drain', end)
    outgoing.on('close', end)
  })

function requestOf(incoming: NodeRequest, signal: AbortSignal): Request {
  const { method = 'GET', headers, socket } = incoming
  // Express keeps the whole address here if the handler belongs to a path.
  const url = (incoming as { readonly originalUrl?: string }).originalUrl ?? incoming.url ?? '/'
  const scheme = (socket as { readonly encrypted?: boolean }).encrypted ? 'https' : 'http'
  const entries = Object.entries(headers).flatMap(([name, value]) => {
    if (name.startsWith(':') || value === undefined) return []
    return [value].flat().map((each): [string, string] => [name, String(each)])
  })
  return new Request(`${scheme}://${String(headers.host ?? 'localhost')}${url}`, { method, headers: entries, signal })
}
