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

test('values are there while they are declared, and then as they were', () => {
  const stop = declare({ title: 'ONE', loading: true })
  expect(values).toEqual({ title: 'one', loading: true })
  stop()
  expect(values).toEqual({ title: 'before' })
})

test.each([
  ['the last first', [2, 1, 0], ['two', 'one', 'before']],
  ['the first first', [0, 1, 2], ['three', 'three', 'before']],
  ['the middle first', [1, 2, 0], ['three', 'one', 'before']],
])('of several the latest that is still there counts, when they go %s', (_, order, seen) => {
  const stops = ['one', 'two', 'three'].map((title) => declare({ title }))
  const titles = order.map((place) => {
    stops[place]?.()
    return values.title
  })
  expect(titles).toEqual(seen)
})

test('what someone else sets meanwhile stays', () => {
  const stop = declare({ title: 'one' })
  values.title = 'called'
  stop()
  expect(values.title).toBe('called')
  declare({ title: 'two' })()
  expect(values.title).toBe('called')
})
