/** The buffers of all arrays of numbers within a result, each once. They can be passed to another thread without being copied. */
export function buffersOf(result: unknown, found: Set<ArrayBuffer> = new Set()): ArrayBuffer[] {
  if (ArrayBuffer.isView(result)) {
    // An empty view may be of a buffer that others use.
    if (result.buffer instanceof ArrayBuffer) found.add(result.buffer)
  } else if (typeof result === 'object' && result !== null) {
    for (const value of Object.values(result)) buffersOf(value, found)
  }
  return [...found]
}
