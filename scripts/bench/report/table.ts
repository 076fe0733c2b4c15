import type { Goal, Line } from './lines.ts'
import { medianOf, type Pair, ratiosOf, spreadOf } from './statistics.ts'

/** A line with its pairs. */
export interface MeasuredLine {
  readonly line: Line
  /** The pairs of each run. */
  readonly runs: readonly (readonly Pair[])[]
}

/**
 * The lines as a Markdown table: the medians of both apps, the median ratio of all pairs with its quartiles, the goal, and the
 * median ratio of each run if there are several.
 */
export function resultTable(measured: readonly MeasuredLine[]): string {
  const hasRuns = measured.some(({ runs }) => runs.length > 1)
  const hasGoals = measured.some(({ line }) => line.goal)
  const head = ['', 'Hand-written', 'Slipway', 'Ratio (quartiles)']
  const all = [
    [...head, ...(hasRuns ? ['Each run'] : []), ...(hasGoals ? ['Goal', 'Met'] : [])],
    ...measured.map(({ line, runs }) => [
      ...cellsOf(line, runs.flat()),
      ...(hasRuns ? [runs.map((pairs) => mainNumber(line, pairs)).join(' · ')] : []),
      ...(hasGoals ? goalCells(line.goal, runs.flat()) : []),
    ]),
  ]
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)
  const [first, ...rest] = all.map((row) => `| ${row.map(pad).join(' | ')} |`)
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`))
  return [first, `|${rule.join('|')}|`, ...rest].join('\n')
}

/** Whether the goal is met, judged by the numbers as they are printed; `undefined` without a goal or without numbers. */
export function isMet(goal: Goal | undefined, pairs: readonly Pair[]): boolean | undefined {
  if (!goal) return undefined
  if ('atMost' in goal) return Number(amount(medianOf(pairs.map(({ slipway }) => slipway)))) <= goal.atMost
  const ratio = spreadOf(ratiosOf(pairs))?.median
  return ratio === undefined ? undefined : Number(ratio.toFixed(2)) <= goal.ratio
}

function cellsOf({ what }: Line, pairs: readonly Pair[]): string[] {
  const spread = spreadOf(ratiosOf(pairs))
  const both = [pairs.map(({ handWritten }) => handWritten), pairs.map(({ slipway }) => slipway)]
  // A ratio to 0 is undefined.
  const ratio = spread
    ? `${spread.median.toFixed(2)} (${spread.lowerQuartile.toFixed(2)}–${spread.upperQuartile.toFixed(2)})`
    : '–'
  return [what, ...both.map((numbers) => amount(medianOf(numbers))), ratio]
}

/** The number of a run that the goal limits: the ratio, or Slipway's own number. */
function mainNumber({ goal }: Line, pairs: readonly Pair[]): string {
  if (goal && 'atMost' in goal) return amount(medianOf(pairs.map(({ slipway }) => slipway)))
  return spreadOf(ratiosOf(pairs))?.median.toFixed(2) ?? '–'
}

function goalCells(goal: Goal | undefined, pairs: readonly Pair[]): string[] {
  const limit = goal && ('atMost' in goal ? `≤ ${goal.atMost}` : `≤ ${goal.ratio.toFixed(2)} ×`)
  const met = isMet(goal, pairs)
  return [limit ?? '', met === undefined ? '' : met ? 'yes' : 'no']
}

const amount = (value: number) => (Math.abs(value) < 100 ? value.toFixed(1) : value.toFixed(0))
