import { vi } from 'vitest'

/** Reads a part of the accessibility tree until a record contains it, as `isIn` decides. */
export type ReadUntilRecorded = <Result>(
  read: () => Promise<Result>,
  isIn: (record: string, result: Result) => boolean,
) => Promise<Result>

/** Number of equal readings in a row after which a demo counts as settled. */
const stillReads = 10

/**
 * Reads until the result matches the record, because some content is rendered late: rows of a list that is still scrolling, a
 * callback of the app, code that is loaded on demand. If it does not match within the timeout, the last result is returned, and the
 * snapshot shows the difference.
 *
 * @param record Without a record, reads until the result no longer changes.
 */
export function untilRecorded(record: string | undefined): ReadUntilRecorded {
  let isOther = false
  return async (read, isIn) => {
    let found: { result: Awaited<ReturnType<typeof read>> } | undefined
    let last = ''
    let still = 0
    const attempt = async () => {
      const result = await read()
      found = { result }
      const text = JSON.stringify(result)
      still = text === last ? still + 1 : 0
      last = text
      const isThere = record === undefined || isOther ? still >= stillReads : isIn(record, result)
      if (!isThere) throw new Error('The result differs from the record.')
    }
    await vi.waitFor(attempt).catch((error: unknown) => {
      if (!found) throw error
      isOther = true
    })
    return (found as unknown as { result: Awaited<ReturnType<typeof read>> }).result
  }
}

/** Whether a record contains the lines, one after the other. */
export function hasLines(record: string, lines: readonly string[]): boolean {
  return `\n${record}`.includes(`\n${lines.join('\n')}\n`)
}
