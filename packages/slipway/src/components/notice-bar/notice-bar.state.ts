/** How a text runs through its line. */
export interface Run {
  /** The width of the line, at whose end the text comes in, in pixels. */
  readonly roomPx: number
  /** How long it takes from there until its end has left. */
  readonly seconds: number
  /** How much of that has gone when it begins: it begins at the start of the line. */
  readonly beganSeconds: number
}

/** The run of a text that does not fit into its line; `undefined` for one that does. */
export function runOf(textPx: number, roomPx: number, pxPerSecond: number): Run | undefined {
  // Fractions of pixels are rounded here and there.
  if (textPx <= roomPx + 1) return undefined
  return { roomPx, seconds: (roomPx + textPx) / pxPerSecond, beganSeconds: roomPx / pxPerSecond }
}
