import { lines } from './lines.ts'
import type { Pair } from './statistics.ts'
import { type MeasuredLine, resultTable } from './table.ts'

/** The lines that were measured, in the order of `lines.ts`. */
export function measuredLines(runs: readonly Readonly<Record<string, readonly Pair[]>>[]): MeasuredLine[] {
  return lines
    .map((line) => ({ line, runs: runs.map((run) => run[`${line.app} ${line.figure}`] ?? []) }))
    .filter((measured) => measured.runs.flat().length > 0)
}

/** Writes the result into a text: the lines with a goal in one table, and all others in a second one. */
export function resultText(measured: readonly MeasuredLine[], conditions: string): string {
  const tables = [measured.filter(({ line }) => line.goal), measured.filter(({ line }) => !line.goal)]
  return [conditions, ...tables.filter((some) => some.length > 0).map(resultTable)].join('\n\n')
}

/**
 * Replaces the text between the marks of a page.
 *
 * @throws {Error} If the page has no marks.
 */
export function fillResult(page: string, text: string): string {
  const marked = /^<!-- bench -->\n[\s\S]*?^<!-- \/bench -->$/m
  if (!marked.test(page)) throw new Error('the page has no <!-- bench --> with a <!-- /bench --> after it.')
  const note = '<!-- Written by `npm run bench -- --write`. -->'
  return page.replace(marked, () => `<!-- bench -->\n${note}\n\n${text}\n\n<!-- /bench -->`)
}
