import { CommandError } from './CommandError.ts'

/**
 * The flags among a command's arguments.
 *
 * @throws {CommandError} For any other argument, because a typing mistake would make the command do the wrong work, some for minutes.
 */
export function readFlags<const Flag extends string>(args: readonly string[], known: readonly Flag[]): Set<Flag> {
  const unknown = args.find((arg) => !known.some((flag) => flag === arg))
  if (unknown !== undefined) {
    const may = known.length === 0 ? 'This command takes no arguments.' : `Write ${known.join(' or ')}, or nothing.`
    throw new CommandError(`'${unknown}' is not known. ${may}`)
  }
  return new Set(known.filter((flag) => args.includes(flag)))
}
