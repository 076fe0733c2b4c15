import { expect, test } from 'vitest'
import { type BadgeContent, badgeText } from './badge.state.ts'

const usual = { content: undefined, max: 99, dot: false, showZero: false }

test.each<[string, Partial<BadgeContent>, string | undefined]>([
  ['nothing', {}, undefined],
  ['a number', { content: 7 }, '7'],
  ['the maximum', { content: 99 }, '99'],
  ['more than the maximum', { content: 100 }, '99+'],
  ['a custom maximum', { content: 1000, max: 999 }, '999+'],
  ['no maximum', { content: 12_345, max: Number.POSITIVE_INFINITY }, '12345'],
  ['nought', { content: 0 }, undefined],
  ['zero as a text', { content: '0' }, undefined],
  ['zero with `showZero`', { content: 0, showZero: true }, '0'],
  ['`NaN`', { content: Number.NaN }, undefined],
  ['a negative number', { content: -3 }, '-3'],
  ['a short text', { content: 'New' }, 'New'],
  ['a long text', { content: 'Brand new' }, '...'],
  ['an empty text', { content: '', showZero: true }, undefined],
  ['a dot', { dot: true }, ''],
  ['a dot in place of a number', { dot: true, content: 7 }, ''],
])('%s', (_, content, text) => {
  expect(badgeText({ ...usual, ...content })).toBe(text)
})
