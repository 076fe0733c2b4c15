/** A row of the specification. */
export interface Row {
  /** For example `S5.9`. */
  readonly id: string
  readonly text: string
}

/** The rows in the tables of `spec/rows.md`. Throws if two rows have the same id. */
export function parseRows(page: string): Row[] {
  const rows = [...page.matchAll(/^\| (S\d+\.\d+) \| (.*?) \|/gm)].map(([, id = '', text = '']) => ({ id, text }))
  const seen = new Set<string>()
  for (const { id } of rows) {
    if (seen.has(id)) throw new Error(`spec/rows.md has two rows ${id}.`)
    seen.add(id)
  }
  return rows
}
