/** A connection to a browser's DevTools protocol. */
export interface DevToolsSocket {
  /** Sends a command, to the given session if any, and resolves with the response. */
  send(method: string, params?: object, sessionId?: string): Promise<Readonly<Record<string, unknown>>>
  /** Calls a function with the parameters of each event of a kind, of all sessions. Returns a function that ends this. */
  on(method: string, call: (params: Readonly<Record<string, unknown>>, sessionId?: string) => void): () => void
  close(): void
}

interface Answer {
  readonly id?: number
  readonly method?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly sessionId?: string
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly message: string }
}

/** Connects to the WebSocket address that a browser prints when it starts. */
export async function connect(address: string): Promise<DevToolsSocket> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  const listeners = new Set<(event: Answer) => void>()
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    if (answer.id === undefined) {
      for (const listener of listeners) listener(answer)
      return
    }
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  }
  let closed: string | undefined
  socket.onclose = () => {
    closed = 'the browser has closed'
    for (const settle of waiting.values()) settle({ error: { message: closed } })
  }
  let last = 0
  return {
    async send(method, params = {}, sessionId) {
      const id = ++last
      const { result, error } = await new Promise<Answer>((resolve) => {
        if (closed !== undefined) return resolve({ error: { message: closed } })
        waiting.set(id, resolve)
        socket.send(JSON.stringify({ id, method, params, sessionId }))
      })
      if (!result) throw new Error(`${method}: ${error?.message}`)
      return result
    },
    on(wanted, call) {
      const listener = ({ method, params = {}, sessionId }: Answer) => {
        if (method === wanted) call(params, sessionId)
      }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => socket.close(),
  }
}
