/** Animation of a text that scrolls through its line. */
export interface Run {
  /** Width of the line in pixels; the text enters at its end. */
  readonly roomPx: number
  /** Duration of one cycle: from entering the line until the end of the text has left it. */
  readonly seconds: number
  /** Part of the cycle to skip at first, so that the text begins at the start of the line. */
  readonly beganSeconds: number
}

/** Returns the animation of a text that does not fit into its line; `undefined` for a text that fits. */
export function runOf(textPx: number, roomPx: number, pxPerSecond: number): Run | undefined {
  // Tolerates one pixel, because browsers round fractions of pixels.
  if (textPx <= roomPx + 1) return undefined
  return { roomPx, seconds: (roomPx + textPx) / pxPerSecond, beganSeconds: roomPx / pxPerSecond }
}
