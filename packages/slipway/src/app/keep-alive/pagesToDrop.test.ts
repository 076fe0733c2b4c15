import { expect, test } from 'vitest'
import { type CoveredPage, pagesToDrop } from './pagesToDrop.ts'

/** `'a b:none t:tab'` are three covered pages, the bottom first. */
function covered(text: string): CoveredPage[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [key = '', ...traits] = word.split(':')
      const keepAlive = traits.find((trait) => trait !== 'tab') as CoveredPage['keepAlive']
      return { key, keepAlive, isTab: traits.includes('tab') }
    })
}

test.each<[string, string, number | undefined, string]>([
  ['nothing is covered', '', 2, ''],
  ['as many as may stay', 'a b', 2, ''],
  ['one too many: the lowest goes', 'a b c', 2, 'a'],
  ['several too many', 'a b c d', 1, 'a b c'],
  ['none may stay', 'a b', 0, 'a b'],
  ['without a limit', 'a b c', Number.POSITIVE_INFINITY, ''],
  ['ten by default', 'a b c d e f g h i j', undefined, ''],
  ['ten by default, and one', 'a b c d e f g h i j k', undefined, 'a'],
  ['what is said is what is usual', 'a:paused b c', 2, 'a'],
  ['a page that wants to go goes, near the top too', 'a b:none', 2, 'b'],
  ['and does not count', 'a b:none c', 2, 'b'],
  ['a live page stays, deep down too', 'a:live b c', 1, 'b'],
  ['and does not count', 'a b:live c', 2, ''],
  ['a tab stays, and does not count', 't:tab a b', 1, 'a'],
  ['a tab that wants to go goes', 't:tab:none a', 1, 't'],
  ['a live tab stays', 't:tab:live', 0, ''],
])('%s', (_case, pages, limit, dropped) => {
  expect(pagesToDrop(covered(pages), limit).join(' ')).toBe(dropped)
})
