import { expect, test } from 'vitest'
import { overBudget, unstatedChanges } from './compare.ts'

const size = (js: number, css = 0) => ({ js, css })

test('a budget is exact to the byte', () => {
  const budgetOf = (id: string) => (id === 'free' ? undefined : 1_500)
  expect(overBudget({ a: size(1_500, 9_000), free: size(9_000) }, budgetOf)).toEqual([])
  expect(overBudget({ a: size(1_501) }, budgetOf)).toEqual([expect.stringContaining('a has 1501 B of JS')])
})

test('growth of more than 2 % and more than 100 bytes is reported', () => {
  expect(unstatedChanges({ a: size(10_201) }, { a: size(10_000) })).toEqual([
    'a has grown by 201 B of JS, from 10000 B to 10201 B.',
  ])
  expect(unstatedChanges({ a: size(0, 601) }, { a: size(0, 500) })).toEqual([expect.stringContaining('101 B of CSS')])
})

test.each([
  ['growth of 2 %', 10_000, 10_200],
  ['growth of 100 bytes', 1_000, 1_100],
  ['a smaller size', 10_000, 5_000],
])('%s is not reported', (_, before, after) => {
  expect(unstatedChanges({ a: size(after) }, { a: size(before) })).toEqual([])
})

test('new and removed parts are reported, so that the record stays complete', () => {
  expect(unstatedChanges({ a: size(1) }, {})).toEqual(['a has no recorded size.'])
  expect(unstatedChanges({}, { a: size(1) })).toEqual(['a has a recorded size, but no longer exists.'])
})
