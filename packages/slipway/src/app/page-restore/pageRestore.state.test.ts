import { expect, test } from 'vitest'
import type { Snapshot } from '../../router/stack/stack.ts'
import {
  beyondLimit,
  type FieldTraits,
  leavesForward,
  mayKeep,
  mergeFields,
  mostCharacters,
  readSavedPage,
} from './pageRestore.state.ts'

const plain: FieldTraits = { name: 'comment', type: 'text', autocomplete: '', isSecret: false }

test.each<[what: string, traits: Partial<FieldTraits>, kept: boolean]>([
  ['a text', {}, true],
  ['a long text', { type: 'textarea' }, true],
  ['a select', { type: 'select-one' }, true],
  ['a checkbox', { type: 'checkbox' }, true],
  ['a radio button', { type: 'radio' }, true],
  ['a slider', { type: 'range' }, true],
  ['a field that the browser may fill in', { autocomplete: 'shipping street-address' }, true],
  ['a user name', { autocomplete: 'username' }, true],
  ['a field without a name', { name: '' }, false],
  ['a password', { type: 'password' }, false],
  ['a password field that shows its text', { isSecret: true }, false],
  ['a current password', { autocomplete: 'current-password' }, false],
  ['a new password', { autocomplete: 'section-a NEW-PASSWORD' }, false],
  ['a one-time code', { autocomplete: 'one-time-code' }, false],
  ['a card number', { autocomplete: 'cc-number' }, false],
  ['a card’s security code', { autocomplete: 'billing cc-csc' }, false],
  ['autocomplete off', { autocomplete: 'off' }, false],
  ['a file', { type: 'file' }, false],
  ['a hidden value', { type: 'hidden' }, false],
  ['a button', { type: 'submit' }, false],
])('%s: with %o, storing is %s', (_, traits, kept) => {
  expect(mayKeep({ ...plain, ...traits })).toBe(kept)
})

test.each([
  ['a changed field is added', {}, { a: ['x'] }, {}, { a: ['x'] }],
  ['a name that is not shown stays', { a: ['x'] }, { b: ['y'] }, {}, { a: ['x'], b: ['y'] }],
  ['a name that is shown unchanged is removed', { a: ['x'] }, { a: [null] }, {}, {}],
  ['a name that must not be stored any more is removed', { a: ['x'] }, { a: [] }, {}, {}],
  ['fields with the same name keep their positions', {}, { a: [null, 'x', null] }, {}, { a: [null, 'x', null] }],
  ['a value that waits for its field stays', { a: ['x'] }, { a: [null, 'y'] }, { a: ['x'] }, { a: ['x', 'y'] }],
  ['a mounted field takes precedence over a waiting value', {}, { a: [false] }, { a: [true] }, { a: [false] }],
  ['any name is possible', { constructor: ['x'] }, { toString: [null] }, {}, { constructor: ['x'] }],
])('merging: %s', (_, before, now, waiting, merged) => {
  expect(mergeFields(before, now, waiting)).toEqual(merged)
})

test('values of groups without a name are dropped if the page has started in the other way', () => {
  const before = { _R_1_: [true], _r_1_: [false], name: ['x'] }
  expect(mergeFields(before, { _r_2_: [true] })).toEqual({ _r_1_: [false], _r_2_: [true], name: ['x'] })
  expect(mergeFields(before, { _R_2_: [null] })).toEqual({ _R_1_: [true], name: ['x'] })
  // The fields may be rendered later.
  expect(mergeFields(before, { other: [null] })).toEqual(before)
})

test('stored data is read again', () => {
  const fields = { a: ['x', null], b: [true], c: [['1', '2']] }
  const memory = { seenAt: 5, scroll: { '': [10, 0] }, fields, origins: { a: ['w', null] } }
  expect(readSavedPage(JSON.stringify(memory))).toEqual(memory)
})

test.each([
  null,
  '',
  'null',
  '[]',
  '{"seenAt":1}',
  '{"seenAt":"1","scroll":{},"fields":{}}',
  '{"seenAt":1,"scroll":{"":[1]},"fields":{}}',
  '{"seenAt":1,"scroll":{"":[1,"0"]},"fields":{}}',
  '{"seenAt":1,"scroll":{},"fields":{"a":"x"}}',
  '{"seenAt":1,"scroll":{},"fields":{"a":[1]}}',
  '{"seenAt":1,"scroll":{},"fields":{"a":[[1]]}}',
  '{"seenAt":1,"scroll":{},"fields":{},"origins":{"a":[1]}}',
])('%j is not valid stored data', (text) => {
  expect(readSavedPage(text)).toBeUndefined()
})

const stored = (key: string, seenAt: number, length: number) => {
  const empty = JSON.stringify({ seenAt, scroll: {}, fields: { a: [''] } })
  return { key, text: empty.replace('""', `"${'x'.repeat(length - empty.length)}"`) }
}

test.each([
  ['data within the limit stays', 300, []],
  ['the page shown the longest ago is dropped first', 299, ['old']],
  ['then the next', 199, ['old', 'middle']],
  ['all pages, if even one is too large', 99, ['old', 'middle', 'new']],
])('limit: %s', (_, limit, dropped) => {
  const pages = [stored('middle', 2, 100), stored('new', 3, 100), stored('old', 1, 100)]
  expect(beyondLimit(pages, limit)).toEqual(dropped)
})

test('the limit is 200,000 characters, and unreadable data is dropped first', () => {
  expect(mostCharacters).toBe(200_000)
  const pages = [stored('old', 1, 200_000), { key: 'broken', text: '?' }]
  expect(beyondLimit(pages)).toEqual(['broken'])
})

const stack = (line: string, keys: string, layers = ''): Snapshot => ({
  entryIds: [...line],
  pages: [...keys].map((key) => ({ key, url: `/${key}` })),
  tabs: [],
  overlayEntries: [...layers],
})

test.each([
  ['Back leaves the page in the history', stack('12', 'ab'), stack('1', 'a'), true],
  ['a jump back leaves the pages in the history', stack('1234', 'abcd'), stack('1', 'a'), true],
  ['Forward leaves the page in the history', stack('1', 'a'), stack('12', 'ab'), true],
  ['closing an overlay leaves its entry in the history', stack('12', 'a', '2'), stack('1', 'a'), true],
  ['opening an overlay cuts off the entries ahead', stack('1', 'a'), stack('12', 'a', '2'), false],
  ['a new page cuts off the entries ahead', stack('1', 'a'), stack('13', 'ax'), false],
  ['a new page in place of an overlay cuts off the entries ahead', stack('12', 'a', '2'), stack('13', 'ax'), false],
  ['a redirect cuts off the entries ahead', stack('12', 'ab'), stack('13', 'ax'), false],
  ['reLaunch cuts off the entries ahead', stack('12', 'ab'), stack('3', 'x'), false],
  ['a tab switch cuts off the entries ahead', stack('12', 'ab'), stack('3', 'c'), false],
])('%s', (_, before, after, leaves) => {
  expect(leavesForward(before, after, (key) => 'abcd'.includes(key))).toBe(leaves)
})
