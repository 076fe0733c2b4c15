import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'
import { formatParams, optionalParam, type ParamsSpec, parseParams, type RawParams } from './params.ts'
import type { StandardSchema } from './standardSchema.ts'

test.each<[string, ParamsSpec, RawParams, object | string]>([
  ['a text', { q: String }, { q: 'x' }, { q: 'x' }],
  ['an empty text', { q: String }, { q: '' }, { q: '' }],
  ['a missing text', { q: String }, {}, 'params.q must be a string'],
  ['a text given twice', { q: String }, { q: ['a', 'b'] }, 'params.q must be a string'],
  ['a number', { id: Number }, { id: '-1.5' }, { id: -1.5 }],
  ['an empty number', { id: Number }, { id: '' }, 'params.id must be a number'],
  ['a blank number', { id: Number }, { id: ' ' }, 'params.id must be a number'],
  ['not a number', { id: Number }, { id: '1x' }, 'params.id must be a number'],
  ['NaN', { id: Number }, { id: 'NaN' }, 'params.id must be a number'],
  ['an infinite number', { id: Number }, { id: 'Infinity' }, 'params.id must be a number'],
  ['true', { on: Boolean }, { on: 'true' }, { on: true }],
  ['false', { on: Boolean }, { on: 'false' }, { on: false }],
  ['another text for true', { on: Boolean }, { on: '1' }, 'params.on must be a boolean'],
  ['a list', { ids: [Number] }, { ids: ['1', '2'] }, { ids: [1, 2] }],
  ['a list of one', { ids: [Number] }, { ids: '1' }, { ids: [1] }],
  ['an empty list', { ids: [Number] }, {}, { ids: [] }],
  ['a list with an invalid item', { ids: [Number] }, { ids: ['1', 'x'] }, 'params.ids must be a list of numbers'],
  ['an optional parameter left out', { from: optionalParam(String) }, {}, {}],
  ['an optional parameter', { from: optionalParam(Number) }, { from: '3' }, { from: 3 }],
  ['an invalid optional parameter', { from: optionalParam(Number) }, { from: 'x' }, 'params.from must be a number'],
  ['an optional list left out', { tags: optionalParam([String]) }, {}, {}],
  ['texts without a declared parameter', { q: String }, { q: 'x', other: 'y' }, { q: 'x' }],
])('an address with %s is read', (_case, spec, raw, expected) => {
  const parsed = parseParams(raw, [], spec)
  expect(parsed.problem ?? parsed.value).toEqual(expected)
})

describe('a repeated key of an address', () => {
  test.each<[what: string, spec: ParamsSpec, raw: RawParams, expected: object | string]>([
    ['a text', { text: String }, { text: ['a', 'b'] }, { text: 'b' }],
    ['a text whose last value is empty', { emptied: String }, { emptied: ['a', ''] }, { emptied: '' }],
    ['a number', { number: Number }, { number: ['x', '2'] }, { number: 2 }],
    ['a number whose last value is a text', { wrong: Number }, { wrong: ['1', 'x'] }, 'params.wrong must be a number'],
    ['a boolean', { boolean: Boolean }, { boolean: ['true', 'false', 'true'] }, { boolean: true }],
    ['an optional text', { from: optionalParam(String) }, { from: ['a', 'b'] }, { from: 'b' }],
  ])('gives the last value to %s, and warns', (_what, spec, raw, expected) => {
    expectConsole('error', new RegExp(`The address of the page "/a" has "${Object.keys(spec)[0]}" more than once`))
    const { problem, value } = parseParams(raw, [], spec, '/a')
    expect(problem ?? value).toEqual(expected)
  })

  test.each<[what: string, spec: ParamsSpec, raw: RawParams, expected: object]>([
    ['a list', { tags: [String] }, { tags: ['a', 'b'] }, { tags: ['a', 'b'] }],
    ['an optional list', { tags: optionalParam([Number]) }, { tags: ['1', '2'] }, { tags: [1, 2] }],
    ['no param', { tags: [String] }, { utm: ['a', 'b'] }, { tags: [] }],
  ])('gives all values to %s, without a warning', (_what, spec, raw, expected) => {
    expect(parseParams(raw, [], spec, '/a')).toEqual({ value: expected })
  })

  test('causes one warning per page and key', () => {
    expectConsole('error', /The address of the page "\/once" has "q" more than once/)
    const error = vi.spyOn(console, 'error')
    parseParams({ q: ['a', 'b'] }, [], { q: String }, '/once')
    parseParams({ q: ['c', 'd'] }, [], { q: String }, '/once')
    expect(error).toHaveBeenCalledTimes(1)
    expectConsole('error', /The address of the page "\/twice" has "q"/)
    parseParams({ q: ['a', 'b'] }, [], { q: String }, '/twice')
  })

  test('is a mistake in a call', () => {
    expect(formatParams({ q: ['a', 'b'] }, [], { q: String })).toEqual({ problem: 'params.q must be a string' })
  })

  test('never makes a valid address invalid: earlier values of a scalar do not matter', () => {
    const spec = { q: String, n: Number, on: optionalParam(Boolean), tags: [String] } as const
    const address = fc.record({ q: fc.string(), n: fc.integer().map(String), tags: fc.array(fc.string()) })
    const earlier = fc.array(fc.string(), { minLength: 1 })
    expectConsole('error', /The address of the page "\/fuzz" has "[qn]" more than once/)
    fc.assert(
      fc.property(address, earlier, earlier, (raw, before, beforeNumber) => {
        const repeated = { ...raw, q: [...before, raw.q], n: [...beforeNumber, raw.n] }
        expect(parseParams(repeated, [], spec, '/fuzz')).toEqual(parseParams(raw, [], spec, '/fuzz'))
      }),
    )
  })
})

test('a name in the path that the table does not list is a text', () => {
  expect(parseParams({ id: '7', tab: 'a' }, ['id', 'tab'], { id: Number })).toEqual({ value: { id: 7, tab: 'a' } })
})

test.each<[ParamsSpec, object, string]>([
  [{ id: Number }, {}, 'params.id must be a number'],
  [{ id: Number }, { id: '1x' }, 'params.id must be a number'],
  [{ id: Number }, { id: Number.NaN }, 'params.id must be a number'],
  [{ on: Boolean }, { on: 'yes' }, 'params.on must be a boolean'],
  [{ ids: [Number] }, { ids: ['a'] }, 'params.ids must be a list of numbers'],
  [{}, { other: 1 }, 'params.other is not a parameter of this page'],
])('a call with wrong parameters is refused: %j, %j', (spec, params, problem) => {
  expect(formatParams(params, [], spec)).toEqual({ problem })
})

test('formatted parameters are parsed to the same values', () => {
  const spec = {
    id: Number,
    name: String,
    on: Boolean,
    ids: [Number],
    from: optionalParam(String),
    many: optionalParam([Boolean]),
  } as const
  const params = fc.record(
    {
      id: fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0)),
      name: fc.string(),
      on: fc.boolean(),
      ids: fc.array(fc.integer()),
      from: fc.string(),
    },
    { requiredKeys: ['id', 'name', 'on', 'ids'] },
  )
  fc.assert(
    fc.property(params, (value) => {
      const { value: raw = {} } = formatParams(value, [], spec)
      expect(parseParams(raw, [], spec)).toEqual({ value })
    }),
  )
})

test('a Standard Schema parses the texts, and refuses calls, too', () => {
  const schema: StandardSchema<{ page: number }, { page: number }> = {
    '~standard': {
      version: 1,
      vendor: 'test',
      validate(value) {
        const page = Number((value as { page?: string }).page)
        return page >= 1 ? { value: { page } } : { issues: [{ message: 'page must be at least 1' }] }
      },
    },
  }
  expect(parseParams({ page: '3' }, [], schema)).toEqual({ value: { page: 3 } })
  expect(parseParams({ page: '0' }, [], schema)).toEqual({ problem: 'page must be at least 1' })
  expect(formatParams({ page: 2 }, [], schema)).toEqual({ value: { page: '2' } })
  expect(formatParams({ page: -2 }, [], schema)).toEqual({ problem: 'page must be at least 1' })
})

test('an asynchronous schema is refused', () => {
  const schema: StandardSchema<object, object> = {
    '~standard': { version: 1, vendor: 'test', validate: (value) => Promise.resolve({ value: value as object }) },
  }
  expect(parseParams({}, [], schema)).toEqual({ problem: 'params must be a synchronous schema' })
})

describe('a Standard Schema and a repeated key of an address', () => {
  type Issue = { readonly message: string; readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] }

  /** `q` is one text, `ids` is a list of numbers. `pathOf` creates the path of an issue. */
  const schemaWith = (pathOf: (...keys: PropertyKey[]) => Issue['path']): StandardSchema<object, object> => ({
    '~standard': {
      version: 1,
      vendor: 'test',
      validate(value) {
        const { q, ids = [] } = value as { q?: unknown; ids?: unknown }
        const issue = (message: string, ...keys: PropertyKey[]) => {
          const path = pathOf(...keys)
          return { issues: [path ? { message, path } : { message }] }
        }
        if (!Array.isArray(ids)) return issue('ids must be a list', 'ids')
        const wrong = ids.findIndex((id) => Number.isNaN(Number(id)))
        if (wrong >= 0) return issue('ids must be numbers', 'ids', wrong)
        if (typeof q !== 'string') return issue('q must be a text', 'q')
        return { value: { q, ids: ids.map(Number) } }
      },
    },
  })
  const plain = schemaWith((...keys) => keys)

  test('the schema gets the list, which remains a list if the schema accepts it', () => {
    expect(parseParams({ q: 'a', ids: ['1', '2'] }, [], plain, '/a')).toEqual({ value: { q: 'a', ids: [1, 2] } })
  })

  test.each([
    ['keys', plain],
    ['objects with a key', schemaWith((...keys) => keys.map((key) => ({ key })))],
  ])('a refused list becomes its last value, other lists remain: paths are %s', (what, schema) => {
    expectConsole('error', /The address of the page "\/.*" has "q" more than once/)
    const raw = { q: ['a', 'b'], ids: ['1', '2'] }
    expect(parseParams(raw, [], schema, `/${what}`)).toEqual({ value: { q: 'b', ids: [1, 2] } })
  })

  test.each([
    ['no path', schemaWith(() => undefined)],
    ['an empty path', schemaWith(() => [])],
  ])('an issue with %s concerns all lists', (what, schema) => {
    expectConsole('error', /The address of the page "\/.*" has "q" more than once/)
    expect(parseParams({ q: ['a', 'b'] }, [], schema, `/${what}`)).toEqual({ value: { q: 'b', ids: [] } })
  })

  test('a list with an invalid item remains a list', () => {
    const raw = { q: 'a', ids: ['x', '2'] }
    expect(parseParams(raw, [], plain, '/a')).toEqual({ problem: 'ids must be numbers' })
  })

  test('a list in a call is refused', () => {
    expect(formatParams({ q: ['a', 'b'] }, [], plain)).toEqual({ problem: 'q must be a text' })
  })
})
