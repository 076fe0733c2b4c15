import { parseArgs } from 'node:util'
import { CommandError } from '../lib/CommandError.ts'

/** Options of `npm run bench`. */
export interface BenchOptions {
  readonly pairs: number
  readonly runs: number
  /** Names of the apps to measure. */
  readonly apps: readonly string[]
  /** Whether the result is written into the docs. */
  readonly write: boolean
}

/**
 * Reads the options of `npm run bench`.
 *
 * @throws {CommandError} For values that are not valid, and for `--write` without all apps, because the docs list all of them.
 */
export function readOptions(args: readonly string[], known: readonly string[]): BenchOptions {
  const options = {
    pairs: { type: 'string', default: '7' },
    runs: { type: 'string', default: '1' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  } as const
  const { pairs, runs, only, write } = parseArgs({ args: [...args], options }).values
  const apps = only === undefined ? known : only.split(',')
  const unknown = apps.find((app) => !known.includes(app))
  if (unknown !== undefined) throw new CommandError(`--only has '${unknown}'. The apps are ${known.join(', ')}.`)
  if (write && only !== undefined) throw new CommandError('--write needs all apps. Leave out --only.')
  return { pairs: count('--pairs', pairs), runs: count('--runs', runs), apps, write }
}

function count(name: string, value: string): number {
  if (!/^[1-9]\d?$/.test(value)) throw new CommandError(`${name} is ${value}. Write a number from 1 to 99.`)
  return Number(value)
}
