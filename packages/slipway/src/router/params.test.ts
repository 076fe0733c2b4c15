import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatParams, optional, type ParamsSpec, parseParams, type RawParams } from './params.ts'
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
  ['another word for true', { on: Boolean }, { on: '1' }, 'params.on must be a boolean'],
  ['a list', { ids: [Number] }, { ids: ['1', '2'] }, { ids: [1, 2] }],
  ['a list of one', { ids: [Number] }, { ids: '1' }, { ids: [1] }],
  ['an empty list', { ids: [Number] }, {}, { ids: [] }],
  ['a list with a stranger', { ids: [Number] }, { ids: ['1', 'x'] }, 'params.ids must be a list of numbers'],
  ['an optional one left out', { from: optional(String) }, {}, {}],
  ['an optional one given', { from: optional(Number) }, { from: '3' }, { from: 3 }],
  ['an optional one that is wrong', { from: optional(Number) }, { from: 'x' }, 'params.from must be a number'],
  ['an optional list left out', { tags: optional([String]) }, {}, {}],
  ['texts that nobody named', { q: String }, { q: 'x', other: 'y' }, { q: 'x' }],
])('an address with %s is read', (_case, spec, raw, expected) => {
  const parsed = parseParams(raw, [], spec)
  expect(parsed.problem ?? parsed.value).toEqual(expected)
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

test('what is written is read back the same', () => {
  const spec = {
    id: Number,
    name: String,
    on: Boolean,
    ids: [Number],
    from: optional(String),
    many: optional([Boolean]),
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

test('a Standard Schema reads the texts, and refuses calls too', () => {
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
