import { vi } from 'vitest'

/** Reads what is told of something until a record has it, as `isIn` says. */
export type ReadUntilRecorded = <Told>(
  read: () => Promise<Told>,
  isIn: (record: string, told: Told) => boolean,
) => Promise<Told>

/** How often in a row the same is told of what has come to rest. */
const stillReads = 10

/**
 * Reads until it is as the record has it, as much comes late: rows that a list draws while it comes to rest, the answer of an
 * owner, the code of a part. What will not be so is given as it is after a while, and the snapshot says how it differs.
 *
 * @param record Without one, it reads until it is told the same again and again.
 */
export function untilRecorded(record: string | undefined): ReadUntilRecorded {
  let isOther = false
  return async (read, isIn) => {
    let found: { told: Awaited<ReturnType<typeof read>> } | undefined
    let last = ''
    let still = 0
    const attempt = async () => {
      const told = await read()
      found = { told }
      const text = JSON.stringify(told)
      still = text === last ? still + 1 : 0
      last = text
      const isThere = record === undefined || isOther ? still >= stillReads : isIn(record, told)
      if (!isThere) throw new Error('It is told otherwise.')
    }
    await vi.waitFor(attempt).catch((error: unknown) => {
      if (!found) throw error
      isOther = true
    })
    return (found as unknown as { told: Awaited<ReturnType<typeof read>> }).told
  }
}

/** Whether a record has lines in a row. */
export function hasLines(record: string, lines: readonly string[]): boolean {
  return `\n${record}`.includes(`\n${lines.join('\n')}\n`)
}
