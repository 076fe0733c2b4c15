/** Returns the path of the first value that JSON would change; `undefined` if JSON changes nothing. */
export function notPlain(value: unknown, path: string, above: readonly object[] = []): string | undefined {
  if (value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path
  if (typeof value !== 'object' || above.includes(value)) return path
  const isPlain = Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value))
  if (!isPlain) return path
  for (const [key, part] of Object.entries(value)) {
    const problem = notPlain(part, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, [...above, value])
    if (problem) return problem
  }
  return undefined
}
