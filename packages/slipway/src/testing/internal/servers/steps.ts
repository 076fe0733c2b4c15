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
