/** Formats an offset in a text as `line:column`, both counted from one. */
export function locationIn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n')
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}
