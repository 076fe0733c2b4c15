/** One action of the server. A response is a list of steps, which the test writes into the address. */
export type Step =
  /** Sends status and headers. */
  | { readonly head: number; readonly header?: Readonly<Record<string, string>> }
  /** Sends a text. */
  | { readonly text: string }
  /** Sends this number of bytes, as fast as the client accepts them. */
  | { readonly bytes: number }
  /** Waits at the gate with this name. */
  | { readonly gate: string }
  /** Cuts the connection: `reset` like a crashed server, `close` like a server that considers the response complete. */
  | { readonly cut: 'reset' | 'close' }

/**
 * State of a room of the WebSocket server.
 *
 * - `up`: echoes messages and answers close frames.
 * - `down`: refuses connections. On the change to `down` the server cuts the open ones.
 * - `silent`: accepts TCP connections, and never answers the handshake.
 * - `deaf`: answers the handshake, and ignores every frame. When such a room changes its state, each connection gets a
 *   message and a close frame, which is the late answer of a peer that was stuck.
 */
export type RoomState = 'up' | 'down' | 'silent' | 'deaf'

/** Whether the server has the films of a room: `gone` answers 404, `broken` sends a text instead. */
export type MediaFileState = 'up' | 'gone' | 'broken'
