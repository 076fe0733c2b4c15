import { expect, test } from 'vitest'
import { wrongEntries } from './wrongEntries.ts'

test('every entry can be imported in plain Node, prints nothing, and has the exports of its source', async () => {
  expect(await wrongEntries()).toEqual([])
})
