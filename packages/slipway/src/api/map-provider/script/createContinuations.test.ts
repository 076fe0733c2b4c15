import { expect, test } from 'vitest'
import { createContinuations } from './createContinuations.ts'

const { signal } = new AbortController()
const pageOf = (nextCursor: string) => async () => ({ places: [], nextCursor })

test('a cursor continues its search, also twice', async () => {
  const continuations = createContinuations()
  const [a, b] = [continuations.add(pageOf('a')), continuations.add(pageOf('b'))]
  for (const cursor of [a, a]) expect(await continuations.run(cursor, signal)).toMatchObject({ nextCursor: 'a' })
  expect(await continuations.run(b, signal)).toMatchObject({ nextCursor: 'b' })
})

test('the 20 latest searches are kept', async () => {
  const continuations = createContinuations()
  const cursors = Array.from({ length: 21 }, (_, index) => continuations.add(pageOf(String(index))))
  await expect(continuations.run(cursors[0] ?? '', signal)).rejects.toMatchObject({ code: 'not-found' })
  expect(await continuations.run(cursors[1] ?? '', signal)).toMatchObject({ nextCursor: '1' })
})
