import { expect, test } from 'vitest'
import { nextTick } from './nextTick.tsx'

test.each([[null], [7], ['text'], [{}]])('rejects the callback %j', async (callback) => {
  await expect(nextTick(callback as unknown as () => void)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'nextTick:fail callback must be a function',
  })
})

test('rejects without a document', async () => {
  await expect(nextTick()).rejects.toMatchObject({
    code: 'unavailable',
    errMsg: 'nextTick:fail there is no document here',
  })
})
