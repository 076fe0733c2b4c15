import { CommandError } from './CommandError.ts'

/**
 * The flags that a command was given.
 *
 * @throws {CommandError} For anything else: a slip would have it do the wrong thing, some of it for minutes.
 */
export function readFlags<const Flag extends string>(args: readonly string[], known: readonly Flag[]): Set<Flag> {
  const unknown = args.find((arg) => !known.some((flag) => flag === arg))
  if (unknown !== undefined) {
    const may = known.length === 0 ? 'This command takes no arguments.' : `Write ${known.join(' or ')}, or nothing.`
    throw new CommandError(`'${unknown}' is not known. ${may}`)
  }
  return new Set(known.filter((flag) => args.includes(flag)))
}
