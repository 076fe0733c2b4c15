import { expect, test } from 'vitest'
import { measure } from './size/measure.ts'
import { measureVisits, overDownloads } from './size/visits.ts'
import { sizeProblems } from './size.ts'

test('every part is within its budget, has no unrecorded growth, and contains no unrelated components', async () => {
  const { sizes, problems } = await measure()
  expect([...problems, ...sizeProblems(sizes)]).toEqual([])
})

test('hello and the gallery download no more than their budgets, with five idle seconds', async () => {
  expect(overDownloads(await measureVisits())).toEqual([])
})
