import type { CanIUseHost } from './host.ts'

/** The words that mini-programs put between a function and the fields of its options, or of what comes back. */
const optionsWord = 'object'
const answerWords: readonly string[] = ['return', 'success', 'callback']

/**
 * Looks a schema up in a platform's table, which has a line for each function and component:
 *
 * ```
 * name:needs:options:answers
 * share:document:title url files@Navigator.canShare:method=share|copy
 * ```
 *
 * Needs are joined by commas, fields by spaces, and the values of one by bars; a field may need something of its own.
 */
export function lookUp(schema: string, { table, has }: CanIUseHost): boolean {
  const [name, ...path] = schema.split('.')
  const line = linesOf(table).find((entry) => nameOf(entry) === name)
  if (line === undefined) return false
  const [, needs, options, answers] = line.split(':')
  if (!hasAll(needs, has)) return false
  const [word] = path
  if (word === undefined) return true
  if (answerWords.includes(word)) return hasField(answers, path.slice(1), has)
  return hasField(options, word === optionsWord ? path.slice(1) : path, has)
}

/** The functions and components that a table has. */
export const namesIn = (table: string): readonly string[] => linesOf(table).map(nameOf)

const linesOf = (table: string) => table.trim().split('\n')
const nameOf = (line: string) => line.split(':', 1)[0] ?? ''

/** Whether there are fields, and if it is asked for, one by the name, and it the value. */
function hasField(fields: string | undefined, path: readonly string[], has: CanIUseHost['has']): boolean {
  const [name, value, ...rest] = path
  if (name === undefined) return Boolean(fields)
  const field = fields?.split(' ').find((entry) => entry.split(/[=@]/, 1)[0] === name)
  if (!field || rest.length > 0) return false
  const [written = '', needs] = field.split('@')
  if (!hasAll(needs, has)) return false
  return value === undefined || (written.split('=')[1]?.split('|').includes(value) ?? false)
}

const hasAll = (needs = '', has: CanIUseHost['has']) => needs === '' || needs.split(',').every(has)
