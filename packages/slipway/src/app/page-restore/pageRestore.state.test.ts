import { expect, test } from 'vitest'
import type { Snapshot } from '../../router/stack.ts'
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
  ['a check box', { type: 'checkbox' }, true],
  ['a radio button', { type: 'radio' }, true],
  ['a slider', { type: 'range' }, true],
  ['a field that the browser may fill in', { autocomplete: 'shipping street-address' }, true],
  ['a user name', { autocomplete: 'username' }, true],
  ['a field without a name', { name: '' }, false],
  ['a password', { type: 'password' }, false],
  ['a password that is shown', { isSecret: true }, false],
  ['a current password', { autocomplete: 'current-password' }, false],
  ['a new password', { autocomplete: 'section-a NEW-PASSWORD' }, false],
  ['a one-time code', { autocomplete: 'one-time-code' }, false],
  ['a card number', { autocomplete: 'cc-number' }, false],
  ['a card’s code', { autocomplete: 'billing cc-csc' }, false],
  ['what asks for no completion', { autocomplete: 'off' }, false],
  ['a file', { type: 'file' }, false],
  ['a hidden value', { type: 'hidden' }, false],
  ['a button', { type: 'submit' }, false],
])('%s: kept is %o, %s', (_, traits, kept) => {
  expect(mayKeep({ ...plain, ...traits })).toBe(kept)
})

test.each([
  ['a changed field is added', {}, { a: ['x'] }, {}, { a: ['x'] }],
  ['a name that is not shown stays', { a: ['x'] }, { b: ['y'] }, {}, { a: ['x'], b: ['y'] }],
  ['a name that is shown unchanged goes', { a: ['x'] }, { a: [null] }, {}, {}],
  ['a name that may not be kept any more goes', { a: ['x'] }, { a: [] }, {}, {}],
  ['fields of one name keep their places', {}, { a: [null, 'x', null] }, {}, { a: [null, 'x', null] }],
  ['a value that waits for its field stays', { a: ['x'] }, { a: [null, 'y'] }, { a: ['x'] }, { a: ['x', 'y'] }],
  ['what is there wins over what waits', {}, { a: [false] }, { a: [true] }, { a: [false] }],
  ['a name may be any', { constructor: ['x'] }, { toString: [null] }, {}, { constructor: ['x'] }],
])('merging: %s', (_, before, now, waiting, merged) => {
  expect(mergeFields(before, now, waiting)).toEqual(merged)
})

test('what was stored is read again', () => {
  const memory = { seenAt: 5, scroll: { '': [10, 0] }, fields: { a: ['x', null], b: [true], c: [['1', '2']] } }
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
])('%j is none of ours', (text) => {
  expect(readSavedPage(text)).toBeUndefined()
})

const stored = (key: string, seenAt: number, length: number) => {
  const empty = JSON.stringify({ seenAt, scroll: {}, fields: { a: [''] } })
  return { key, text: empty.replace('""', `"${'x'.repeat(length - empty.length)}"`) }
}

test.each([
  ['what fits stays', 300, []],
  ['the page seen longest ago goes first', 299, ['old']],
  ['and the next', 199, ['old', 'middle']],
  ['all of them, where even one is too much', 99, ['old', 'middle', 'new']],
])('limit: %s', (_, limit, dropped) => {
  const pages = [stored('middle', 2, 100), stored('new', 3, 100), stored('old', 1, 100)]
  expect(beyondLimit(pages, limit)).toEqual(dropped)
})

test('the limit is 200,000 characters, and what cannot be read goes before anything else', () => {
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
  ['a jump back does', stack('1234', 'abcd'), stack('1', 'a'), true],
  ['Forward does', stack('1', 'a'), stack('12', 'ab'), true],
  ['closing an overlay does', stack('12', 'a', '2'), stack('1', 'a'), true],
  ['opening one cuts what lies ahead off', stack('1', 'a'), stack('12', 'a', '2'), false],
  ['so does a new page', stack('1', 'a'), stack('13', 'ax'), false],
  ['a new page in place of an overlay', stack('12', 'a', '2'), stack('13', 'ax'), false],
  ['a redirect', stack('12', 'ab'), stack('13', 'ax'), false],
  ['a relaunch', stack('12', 'ab'), stack('3', 'x'), false],
  ['a tab switch', stack('12', 'ab'), stack('3', 'c'), false],
])('%s', (_, before, after, leaves) => {
  expect(leavesForward(before, after, (key) => 'abcd'.includes(key))).toBe(leaves)
})
