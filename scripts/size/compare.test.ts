import { expect, test } from 'vitest'
import { overBudget, unstatedChanges } from './compare.ts'

const size = (js: number, css = 0) => ({ js, css })

test('a budget holds to the byte', () => {
  const budgetOf = (id: string) => (id === 'free' ? undefined : 1_500)
  expect(overBudget({ a: size(1_500, 9_000), free: size(9_000) }, budgetOf)).toEqual([])
  expect(overBudget({ a: size(1_501) }, budgetOf)).toEqual([expect.stringContaining('a has 1501 B of JS')])
})

test('growth of more than two per cent and a hundred bytes is told', () => {
  expect(unstatedChanges({ a: size(10_201) }, { a: size(10_000) })).toEqual([
    'a has grown by 201 B of JS, from 10000 B to 10201 B.',
  ])
  expect(unstatedChanges({ a: size(0, 601) }, { a: size(0, 500) })).toEqual([expect.stringContaining('101 B of CSS')])
})

test.each([
  ['two per cent', 10_000, 10_200],
  ['a hundred bytes', 1_000, 1_100],
  ['a loss', 10_000, 5_000],
])('%s is not', (_, before, after) => {
  expect(unstatedChanges({ a: size(after) }, { a: size(before) })).toEqual([])
})

test('what is new or gone is told, so that the record stays complete', () => {
  expect(unstatedChanges({ a: size(1) }, {})).toEqual(['a has no recorded size.'])
  expect(unstatedChanges({}, { a: size(1) })).toEqual(['a has a recorded size and is gone.'])
})
