import { expect, test } from 'vitest'
import { mentionQuery } from './mentionQuery.ts'

test.each([
  ['@', { length: 1, text: '' }],
  ['@ada', { length: 4, text: 'ada' }],
  ['Hello @Ada Lo', { length: 7, text: 'Ada Lo' }],
  ['(@a', { length: 2, text: 'a' }],
  ['\ufffc@a', { length: 2, text: 'a' }],
  ['mail@example', undefined],
  ['@ ada', undefined],
  ['@ada \ufffc b', undefined],
  ['ada', undefined],
  [`@${'a'.repeat(41)}`, undefined],
])('%j', (before, query) => {
  expect(mentionQuery(before, '@')).toEqual(query)
})
