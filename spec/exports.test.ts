import { expect, test } from 'vitest'
import { publicEntries } from '../scripts/lib/publicEntries.ts'
import { valueNames } from '../scripts/lib/valueNames.ts'

// What is public is listed in public-names.txt, which `npm run gen` writes and a review reads.
test.each(publicEntries())('$name imports in plain Node, and exports what it says', async (entry) => {
  expect(Object.keys(await import(entry.name)).sort()).toEqual(valueNames(entry))
})
