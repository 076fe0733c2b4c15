import { expect } from 'vitest'

/** Fails with the differing lines as the message, because the summary of a run prints messages and not the differences of snapshots. */
export function expectSameLines(record: string, lines: readonly string[]): void {
  const recorded = record.replace(/\n$/, '').split('\n')
  const differences = [...minus(recorded, lines, '- '), ...minus(lines, recorded, '+ ')]
  expect(differences, `The lines differ from the record:\n${differences.join('\n')}\n`).toEqual([])
}

/** The lines of one list that the other does not have, each with a mark before it. */
export function minus(lines: readonly string[], others: readonly string[], mark: string): readonly string[] {
  const left = [...others]
  return lines.flatMap((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0 ? [`${mark}${line.trim()}`] : []
  })
}
