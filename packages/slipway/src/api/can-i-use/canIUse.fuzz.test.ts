import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '../../base/call/ApiError.ts'
import { oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { canIUse, knownNames } from './index.ts'
import { table } from './table.web.ts'

const names: readonly string[] = knownNames()
const host = { table, has: () => true }

/** Parts of valid schemas, syntax of the table itself, and arbitrary strings. */
const part = fc.oneof(
  fc.constantFrom(...names, 'object', 'return', 'success', 'url', 'GET', '', ':', '|', '=', '@', ' ', '\n', 'document'),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'x'.repeat(100_000)),
  fc.string({ unit: 'binary' }),
)

test('any string returns a boolean, and `true` only for known names', () => {
  const schemas = fc.oneof(
    fc.array(part, { maxLength: 6 }).map((parts) => parts.join('.')),
    fc.array(part, { maxLength: 6 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(schemas, (schema) => {
      const answer = canIUse(schema, host)
      expect(answer).toBeTypeOf('boolean')
      if (answer) expect(names).toContain(schema.split('.')[0])
    }),
    oddRuns,
  )
})

test('a value that is not a string throws an ApiError', () => {
  fc.assert(
    fc.property(oddOptions({ schema: ['request'] }), (odd: unknown) => {
      if (typeof odd !== 'string') expect(() => canIUse(odd as never, host)).toThrow(ApiError)
    }),
    oddRuns,
  )
})
