/** A row of the result: the number of the hand-written app and the number of the Slipway app. */
export interface Row {
  readonly what: string
  readonly react: number
  readonly slipway: number
}

/** The results as a Markdown table, with the ratio of the two apps. */
export function resultTable(rows: readonly Row[]): string {
  const cells = rows.map(({ what, react, slipway }) => [
    what,
    show(react),
    show(slipway),
    // A ratio to 0 is undefined.
    react === 0 ? '–' : `${(slipway / react).toFixed(2)} ×`,
  ])
  const all = [['', 'hand-written React', 'Slipway', 'ratio'], ...cells]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(all[0] ?? []), rule, ...cells.map(line)].join('\n')
}

const show = (value: number) => (value < 100 ? value.toFixed(1) : value.toFixed(0))
