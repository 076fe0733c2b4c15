import { expect, test } from 'vitest'
import { enFeatures } from '../../../packages/slipway/src/base/locale/en/enFeatures.ts'
import { en } from '../../../packages/slipway/src/base/locale/en.ts'
import { textsTable } from './textsTable.ts'

test('each key of the dictionaries has a row with its English text', () => {
  const [, , ...rows] = textsTable().split('\n')
  expect(rows).toHaveLength(Object.keys({ ...en, ...enFeatures }).length)
  expect(rows).toContain('| `notFound.text` | There is no page at {path}. |')
  expect(rows).toContain('| `swiper.position` | {current} of {total} |')
})
