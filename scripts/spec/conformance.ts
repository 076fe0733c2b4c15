import type { TestResult } from '../lib/testReports.ts'
import { rowIds } from './rowIds.ts'
import type { Row } from './rows.ts'

/** How a row stands: `open` has no test, or none that has run. */
export interface Standing {
  readonly row: Row
  readonly state: 'proven' | 'failing' | 'open'
  /** The tests that name the row and have run. */
  readonly results: readonly TestResult[]
  /** Files with a test that names the row and is in no report. */
  readonly notRun: readonly string[]
}

/** A place in a test file that names a row. */
export interface Mention {
  readonly id: string
  readonly file: string
  readonly line: number
}

/** Joins rows, the places that name them, and what the last runs reported. */
export function conformance(
  rows: readonly Row[],
  mentions: readonly Mention[],
  results: readonly TestResult[],
): Standing[] {
  return rows.map((row) => {
    const proofs = results.filter(({ title }) => rowIds(title).includes(row.id))
    const finished = proofs.filter(({ status }) => status !== 'skipped')
    const notRun = mentions
      .filter(({ id, file }) => id === row.id && !finished.some((proof) => proof.file === file))
      .map(({ file }) => file)
    const state = finished.some(({ status }) => status === 'failed')
      ? 'failing'
      : finished.length > 0 && notRun.length === 0
        ? 'proven'
        : 'open'
    return { row, state, results: finished, notRun: [...new Set(notRun)] }
  })
}

/** The places that name a row which does not exist. */
export function unknownMentions(rows: readonly Row[], mentions: readonly Mention[]): Mention[] {
  const known = new Set(rows.map(({ id }) => id))
  return mentions.filter(({ id }) => !known.has(id))
}

/** The places in a test file that name rows. */
export function mentionsIn(file: string, source: string): Mention[] {
  return source.split('\n').flatMap((text, index) => rowIds(text).map((id) => ({ id, file, line: index + 1 })))
}
