import { expect, test } from 'vitest'
import { measure } from './size/measure.ts'
import { sizeProblems } from './size.ts'

test('every part is within its budget, has no unrecorded growth, and contains no unrelated components', async () => {
  const { sizes, problems } = await measure()
  expect([...problems, ...sizeProblems(sizes)]).toEqual([])
})
