import { expect, test } from 'vitest'
import { getSelectedTextRange } from './index.ts'

test('returns the selection', async () => {
  expect(await getSelectedTextRange({}, { read: () => ({ start: 1, end: 4 }) })).toEqual({ start: 1, end: 4 })
})

test('[S8.9] rejects with `no focused` if no text field is focused', async () => {
  await expect(getSelectedTextRange({}, { read: () => undefined })).rejects.toMatchObject({
    code: 'not-found',
    errMsg: 'getSelectedTextRange:fail no focused',
  })
})

test.each([[null], [7], ['text']])('rejects the options %j', async (options) => {
  await expect(getSelectedTextRange(options as never)).rejects.toMatchObject({ code: 'invalid-argument' })
})

test('rejects with `unavailable` without a document', async () => {
  await expect(getSelectedTextRange()).rejects.toMatchObject({ code: 'unavailable' })
})
