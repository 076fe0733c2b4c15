import { posix } from 'node:path'
import type { TestResult } from '../lib/testReports.ts'
import { rowIds } from './rowIds.ts'
import type { Row } from './rows.ts'

/**
 * The state of a row: `open` if no test names the row; `not run` if a test names it, but has no result yet; `failing` if such
 * a test failed; else `proven`.
 */
export interface Standing {
  readonly row: Row
  readonly state: 'proven' | 'failing' | 'not run' | 'open'
  /** Results of the tests that name the row. */
  readonly results: readonly TestResult[]
  /** Files that name the row, but have no result of a test that names it. */
  readonly notRun: readonly string[]
}

/** A place in a test file that names a row. */
export interface Mention {
  readonly id: string
  readonly file: string
  readonly line: number
}

/** Joins rows, the places that name them, and the results of the last runs. */
export function conformance(
  rows: readonly Row[],
  mentions: readonly Mention[],
  results: readonly TestResult[],
): Standing[] {
  return rows.map((row) => {
    const proofs = results.filter(({ title }) => rowIds(title).includes(row.id))
    const finished = proofs.filter(({ status }) => status !== 'skipped')
    const files = new Set(mentions.filter(({ id }) => id === row.id).map(({ file }) => file))
    const notRun = [...files].filter((file) => !finished.some((proof) => runsFor(file, proof.file)))
    const state = stateOf(finished, notRun)
    return { row, state, results: finished, notRun }
  })
}

function stateOf(finished: readonly TestResult[], notRun: readonly string[]): Standing['state'] {
  if (finished.some(({ status }) => status === 'failed')) return 'failing'
  if (notRun.length > 0) return 'not run'
  return finished.length > 0 ? 'proven' : 'open'
}

/** Whether a test that ran in one file may be written in another: the cases of a contract are run by tests in the same folder. */
function runsFor(written: string, ran: string): boolean {
  return written === ran || (isContract(written) && posix.dirname(written) === posix.dirname(ran))
}

const isContract = (file: string) => file.endsWith('.contract.ts')

/** The places that name a row that does not exist. */
export function unknownMentions(rows: readonly Row[], mentions: readonly Mention[]): Mention[] {
  const known = new Set(rows.map(({ id }) => id))
  return mentions.filter(({ id }) => !known.has(id))
}

/** The places in a test file that name rows. */
export function mentionsIn(file: string, source: string): Mention[] {
  return source.split('\n').flatMap((text, index) => rowIds(text).map((id) => ({ id, file, line: index + 1 })))
}
