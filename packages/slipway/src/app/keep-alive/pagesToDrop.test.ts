import { expect, test } from 'vitest'
import { type CoveredPage, pagesToDrop } from './pagesToDrop.ts'

/** Parses a list of covered pages, the bottom one first: `'a b:none t:tab'` are three pages, of which two are live. */
function covered(text: string): CoveredPage[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [key = '', ...traits] = word.split(':')
      const keepAlive = (traits.find((trait) => trait !== 'tab') ?? 'live') as CoveredPage['keepAlive']
      return { key, keepAlive, isTab: traits.includes('tab') }
    })
}

test.each<[string, string, number | undefined, string]>([
  ['no page is covered', '', 2, ''],
  ['exactly the limit', 'a b', 2, ''],
  ['one more than the limit: the lowest is dropped', 'a b c', 2, 'a'],
  ['several more than the limit', 'a b c d', 1, 'a b c'],
  ['a limit of 0', 'a b', 0, 'a b'],
  ['without a limit', 'a b c', Number.POSITIVE_INFINITY, ''],
  ['ten by default', 'a b c d e f g h i j', undefined, ''],
  ['ten by default, and one more', 'a b c d e f g h i j k', undefined, 'a'],
  ['a paused page counts like a live one', 'a:paused b c:paused', 2, 'a'],
  ['a `none` page is dropped, near the top too', 'a b:none', 2, 'b'],
  ['a `none` page does not count', 'a b:none c', 2, 'b'],
  ['a pinned page stays, at the bottom too', 'a:pinned b c', 1, 'b'],
  ['a pinned page does not count', 'a b:pinned c', 2, ''],
  ['a tab stays, and does not count', 't:tab a b', 1, 'a'],
  ['a `none` tab is dropped', 't:tab:none a', 1, 't'],
  ['a pinned tab stays', 't:tab:pinned', 0, ''],
])('%s', (_case, pages, limit, dropped) => {
  expect(pagesToDrop(covered(pages), limit).join(' ')).toBe(dropped)
})
