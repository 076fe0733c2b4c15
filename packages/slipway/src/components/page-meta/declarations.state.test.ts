import { beforeEach, expect, test } from 'vitest'
import { createDeclarations, type Declare } from './declarations.state.ts'

let values: Record<string, unknown>
let declare: Declare

beforeEach(() => {
  values = { title: 'before' }
  declare = createDeclarations({
    get: (name) => values[name],
    set: (name, value) => {
      if (value === undefined) delete values[name]
      else values[name] = typeof value === 'string' ? value.toLowerCase() : value
    },
  })
})

test('values are set while they are declared, and restored afterwards', () => {
  const stop = declare({ title: 'ONE', loading: true })
  expect(values).toEqual({ title: 'one', loading: true })
  stop()
  expect(values).toEqual({ title: 'before' })
})

test.each([
  ['last to first', [2, 1, 0], ['two', 'one', 'before']],
  ['first to last', [0, 1, 2], ['three', 'three', 'before']],
  ['the middle one first', [1, 2, 0], ['three', 'one', 'before']],
])('the latest active declaration counts, if they are removed %s', (_, order, seen) => {
  const stops = ['one', 'two', 'three'].map((title) => declare({ title }))
  const titles = order.map((place) => {
    stops[place]?.()
    return values.title
  })
  expect(titles).toEqual(seen)
})

test('keeps a value that other code sets meanwhile', () => {
  const stop = declare({ title: 'one' })
  values.title = 'called'
  stop()
  expect(values.title).toBe('called')
  declare({ title: 'two' })()
  expect(values.title).toBe('called')
})
