/** Whether a value is an object with named values. */
export const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Suggests the path that was probably meant: a path that differs only in slashes and case, else all paths. */
export function closest(path: unknown, paths: readonly string[]): string {
  const plain = (text: string) => text.toLowerCase().replaceAll('/', '')
  const near = typeof path === 'string' ? paths.find((known) => plain(known) === plain(path)) : undefined
  if (near) return `Write '${near}'.`
  return `Write one of ${paths.map((known) => `'${known}'`).join(', ')}, or add the page: '${String(path)}': page({ load: … }).`
}

/** Writes a value as the config would. */
export function show(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  return typeof value === 'function' ? value.name || 'a function' : (JSON.stringify(value) ?? String(value))
}
