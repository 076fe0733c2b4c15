import { expect, test } from 'vitest'
import { optionalParam } from './params.ts'
import { mistakesInParent } from './parentMistakes.ts'

const schema = { '~standard': { version: 1, vendor: 'test', validate: () => ({ value: {} }) } }
const list = { '/': {}, '/jobs': { params: { filter: optionalParam(String) }, under: '/' } }
const job = { ...list, '/jobs/:id': { params: { id: Number }, under: '/jobs' } }

test.each<[string, object]>([
  ['/jobs', list],
  ['/jobs/:id', job],
  ['/jobs/:id/report', { ...job, '/jobs/:id/report': { params: { id: Number }, under: '/jobs/:id' } }],
  ['/jobs/:id/plain', { ...job, '/jobs/:id/plain': { under: '/jobs/:id' } }],
  ['/report', { ...job, '/report': { params: { id: String }, under: '/jobs/:id' } }],
  ['/report', { ...job, '/report': { params: schema, under: '/jobs/:id' } }],
  ['/report', { '/by': { params: schema }, '/report': { under: '/by' } }],
  ['/report', { '/by': { params: { unknown: undefined } }, '/report': { under: '/by' } }],
  ['/self', { '/self': { under: '/self' } }],
  ['/', { '/': undefined }],
])('the parent of %s is valid', (path, pages) => {
  expect(mistakesInParent(path, pages)).toEqual([])
})

test.each<[string, string, object, string]>([
  [
    'is not a page',
    '/a',
    { ...list, '/a': { under: 'jobs' } },
    "pages['/a'].under names 'jobs', which is not a page. Write '/jobs'.",
  ],
  [
    'is not a path',
    '/a',
    { '/': {}, '/a': { under: 5 } },
    "pages['/a'].under names 5, which is not a page. Write one of '/', '/a', or add the page: '5': page({ load: … }).",
  ],
  [
    'has a name in its path that the page does not have',
    '/report',
    { ...job, '/report': { under: '/jobs/:id' } },
    "pages['/report'].params has no 'id', but its parent '/jobs/:id' needs it. Write params: { id: Number }, or name another page in under.",
  ],
  [
    'needs a parameter that is optional in the page',
    '/report',
    { ...job, '/report': { params: { id: optionalParam(Number) }, under: '/jobs/:id' } },
    "pages['/report'].params has no 'id', but its parent '/jobs/:id' needs it.",
  ],
  [
    'needs a parameter of the query',
    '/result',
    { '/search': { params: { q: String } }, '/result': { under: '/search' } },
    "pages['/result'].params has no 'q', but its parent '/search' needs it. Write params: { q: String }",
  ],
  [
    'has the page itself as its parent',
    '/a',
    { '/a': { under: '/b' }, '/b': { under: '/c' }, '/c': { under: '/a' } },
    "pages['/a'].under leads back to the page itself: '/a' under '/b' under '/c' under '/a'. Remove under from one of these pages.",
  ],
])('a parent that %s is a mistake', (_, path, pages, message) => {
  expect(mistakesInParent(path, pages)).toEqual([expect.stringContaining(message)])
})

test('a page whose parents are a circle without the page is not reported again', () => {
  expect(mistakesInParent('/x', { '/x': { under: '/a' }, '/a': { under: '/b' }, '/b': { under: '/a' } })).toEqual([])
})
