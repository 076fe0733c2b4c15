import { expect, test } from 'vitest'
import { groupDemos } from './groupDemos.ts'
import { searchDemos } from './searchDemos.ts'

const demo = (title: string, category: string, summary = '') => ({ title, category, summary })
const demos = [
  demo('Clipboard', 'Device', 'Copies a text and reads what was copied.'),
  demo('Slider', 'Forms', 'Chooses a number on a track.'),
  demo('Text', 'Content', 'Shows text.'),
  demo('Ünusual', 'Elsewhere'),
]

test('groups by category in the order of the lists; unknown categories are last', () => {
  const groups = groupDemos([...demos, demo('Switch', 'Forms')])
  expect(groups.map(({ category, demos }) => [category, ...demos.map(({ title }) => title)])).toEqual([
    ['Content', 'Text'],
    ['Forms', 'Slider', 'Switch'],
    ['Device', 'Clipboard'],
    ['Elsewhere', 'Ünusual'],
  ])
})

test('the groups of a search begin with the category of the best match', () => {
  const ranked = [demo('Slider', 'Forms'), demo('Text', 'Content'), demo('Switch', 'Forms')]
  expect(groupDemos(ranked, true).map(({ category }) => category)).toEqual(['Forms', 'Content'])
})

test.each([
  ['', ['Clipboard', 'Slider', 'Text', 'Ünusual']],
  ['  ', ['Clipboard', 'Slider', 'Text', 'Ünusual']],
  ['text', ['Text', 'Clipboard']],
  ['TRACK number', ['Slider']],
  ['unus', ['Ünusual']],
  ['device', ['Clipboard']],
  ['nothing of the kind', []],
])('a search for %j finds %j', (query, titles) => {
  expect(searchDemos(demos, query).map(({ title }) => title)).toEqual(titles)
})

test('words of the docs are found too, after titles and summaries', () => {
  const entries = [
    { ...demo('Offline and updates', 'Guides', 'An app starts without a network.'), path: '/guides/offline' },
    { ...demo('Page data', 'Guides', 'Loads data.'), path: '/guides/page-data' },
  ]
  const words = { '/guides/offline': 'cache login worker', '/guides/page-data': 'loader offline retry' }
  expect(searchDemos(entries, 'offline', words).map(({ title }) => title)).toEqual(['Offline and updates', 'Page data'])
  expect(searchDemos(entries, 'login', words).map(({ title }) => title)).toEqual(['Offline and updates'])
  expect(searchDemos(entries, 'login')).toEqual([])
})

test.each(['scroll view', 'ScrollView', 'view'])('%s finds a component by its title or its name', (query) => {
  const views = [demo('Text', 'Content', 'Can be in a scroll view.'), demo('Scroll view', 'Content')]
  expect(searchDemos(views, query)[0]).toBe(views[1])
})
