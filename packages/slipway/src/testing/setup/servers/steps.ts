/** One thing that the server does. An answer is a list of them, written by the test into the address. */
export type Step =
  /** Sends status and headers. */
  | { readonly head: number; readonly header?: Readonly<Record<string, string>> }
  /** Sends a text. */
  | { readonly text: string }
  /** Sends so many bytes, as fast as they are taken. */
  | { readonly bytes: number }
  /** Waits at the gate of this name. */
  | { readonly gate: string }
  /** Cuts the connection: `reset` as a server that died, `close` as one that thinks it has sent everything. */
  | { readonly cut: 'reset' | 'close' }

/** A WebSocket server that is down refuses whoever comes; a silent one takes connections and says nothing. */
export type RoomState = 'up' | 'down' | 'silent'
