/** Estimates the bytes of a value as a structured clone: binary data by its length, two bytes for each character. */
export function sizeOf(value: unknown): number {
  const seen = new Set<unknown>()
  // The list grows while it is read. A recursive function could overflow the stack, because a value that can be cloned may be
  // nested very deeply.
  const parts = [value]
  let bytes = 0
  for (const part of parts) {
    if (typeof part === 'string') bytes += 2 * part.length
    else if (typeof part !== 'object' || part === null) bytes += 8
    else if (!seen.has(part)) {
      seen.add(part)
      if (part instanceof Blob) bytes += part.size
      else if (part instanceof ArrayBuffer) bytes += part.byteLength
      // The clone of a view contains the whole buffer.
      else if (ArrayBuffer.isView(part)) parts.push(part.buffer)
      else for (const inner of part instanceof Set ? part : pairsOf(part).flat()) parts.push(inner)
    }
  }
  return bytes
}

const pairsOf = (value: object) => (value instanceof Map ? [...value] : Object.entries(value))
