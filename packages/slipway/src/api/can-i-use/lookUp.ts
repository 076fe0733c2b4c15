import type { CanIUseHost } from './host.ts'

/** Words that mini-programs write between a function and the fields of its options, or of its result. */
const optionsWord = 'object'
const answerWords: readonly string[] = ['return', 'success', 'callback']

/**
 * Looks up a schema in a platform's table, which has one line for each function and component:
 *
 * ```
 * name:needs:options:answers
 * share:document:title url files@Navigator.canShare:method=share|copy
 * ```
 *
 * Needs are separated by commas, fields by spaces, and values of a field by bars. A field may have needs of its own after
 * `@`.
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

/** The names of all functions and components in a table. */
export const namesIn = (table: string): readonly string[] => linesOf(table).map(nameOf)

const linesOf = (table: string) => table.trim().split('\n')
const nameOf = (line: string) => line.split(':', 1)[0] ?? ''

/** Whether `fields` contains the field and value of `path`. An empty path matches if there is at least one field. */
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
