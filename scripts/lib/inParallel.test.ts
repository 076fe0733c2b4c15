import { expect, test } from 'vitest'
import { inParallel } from './inParallel.ts'

test('starts the items in order, and at most as many at once as given', async () => {
  const started: number[] = []
  let running = 0
  let most = 0
  await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    started.push(item)
    most = Math.max(most, ++running)
    await Promise.resolve()
    running--
  })
  expect(started).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('rejects if an item fails', async () => {
  await expect(inParallel([1], 2, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
