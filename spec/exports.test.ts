import { expect, test } from 'vitest'
import { wrongEntries } from './wrongEntries.ts'

test('every entry imports in plain Node, without a word, and exports what it says', async () => {
  expect(await wrongEntries()).toEqual([])
})
