/** About how many bytes a value takes as a structured clone: bytes as they are, two for each character. */
export function sizeOf(value: unknown): number {
  const seen = new Set<unknown>()
  // It grows as it is read; what can be cloned can be too deep for recursion.
  const parts = [value]
  let bytes = 0
  for (const part of parts) {
    if (typeof part === 'string') bytes += 2 * part.length
    else if (typeof part !== 'object' || part === null) bytes += 8
    else if (!seen.has(part)) {
      seen.add(part)
      if (part instanceof Blob) bytes += part.size
      else if (part instanceof ArrayBuffer) bytes += part.byteLength
      // The clone of a view has the whole buffer with it.
      else if (ArrayBuffer.isView(part)) parts.push(part.buffer)
      else for (const inner of part instanceof Set ? part : pairsOf(part).flat()) parts.push(inner)
    }
  }
  return bytes
}

const pairsOf = (value: object) => (value instanceof Map ? [...value] : Object.entries(value))
