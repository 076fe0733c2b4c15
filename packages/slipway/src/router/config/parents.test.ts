import { describe, expect, test } from 'vitest'
import { page } from './config.ts'
import { optionalParam } from './params.ts'
import { withParents } from './parents.ts'
import { createRoutes } from './routes.ts'
import type { StandardSchema } from './standardSchema.ts'

const load = async () => ({})

/** A schema that requires an id of digits, returns it as a number, and drops all other keys. */
const schema: StandardSchema<{ id: string }, { id: number }> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (value) => {
      const { id } = value as { id?: unknown }
      return typeof id === 'string' && /^\d+$/.test(id)
        ? { value: { id: Number(id) } }
        : { issues: [{ message: 'id' }] }
    },
  },
}

const routes = createRoutes({
  pages: {
    '/': page({ load }),
    '/jobs': page({ load, params: { filter: optionalParam(String), tags: optionalParam([String]) }, under: '/' }),
    '/jobs/:id': page({ load, params: { id: Number, filter: optionalParam(String) }, under: '/jobs' }),
    '/jobs/:id/report': page({ load, params: { id: Number, page: optionalParam(Number) }, under: '/jobs/:id' }),
    '/jobs/:id/photos/:photo': page({
      load,
      params: { id: Number, filter: optionalParam(String) },
      under: '/jobs/:id/report',
    }),
    '/jobs/:id/files': page({ load, params: { tags: [String] }, under: '/jobs' }),
    '/note': page({ load, params: { id: String }, under: '/user/:id' }),
    '/user/:id': page({ load }),
    '/item/:id': page({ load, params: schema, under: '/' }),
    '/item/:id/edit': page({ load, params: schema, under: '/item/:id' }),
    '/item/:id/raw': page({ load, under: '/item/:id' }),
    '/a/:x': page({ load, under: '/b/:x' }),
    '/b/:x': page({ load, under: '/a/:x' }),
    '/self': page({ load, under: '/self' }),
    '/lost': page({ load, under: '/nowhere' }),
    '/without': page({ load, under: '/jobs/:id' }),
  },
})

test.each<[string, ...string[]]>([
  ['/'],
  ['/nowhere'],
  ['/jobs/x'],
  ['/jobs', '/'],
  ['/jobs/5', '/', '/jobs'],
  ['/jobs/5/report', '/', '/jobs', '/jobs/5'],
  ['/jobs/5/photos/p%2Fq', '/', '/jobs', '/jobs/5', '/jobs/5/report'],
])('an app that starts at %s has the pages of all parents below', (url, ...parents) => {
  expect(withParents(routes, url)).toEqual([...parents, url])
})

describe('the parameters of a parent', () => {
  test.each<[string, string, string[]]>([
    ['are those of the same name', '/jobs/5?filter=open', ['/', '/jobs?filter=open']],
    ['are only those that the page below declares', '/jobs/5/report?page=2', ['/', '/jobs', '/jobs/5']],
    ['may be lists', '/jobs/5/files?tags=x&tags=y+z', ['/', '/jobs?tags=x&tags=y+z']],
    [
      'end at a level that does not declare them',
      '/jobs/5/photos/1?filter=open',
      ['/', '/jobs', '/jobs/5', '/jobs/5/report'],
    ],
    ['may be in the path there', '/note?id=a%2Fb', ['/user/a%2Fb']],
    ['are parsed by its schema, and written again', '/item/007/edit?x=1', ['/', '/item/7']],
  ])('%s', (_, url, parents) => {
    expect(withParents(routes, url).slice(0, -1)).toEqual(parents)
  })
})

test.each([
  ['does not accept the texts', '/item/x/raw'],
  ['cannot have an empty part of its path', '/note?id='],
  ['cannot have dots in its path', '/note?id=..'],
  ['is the page itself', '/self'],
  ['does not exist', '/lost'],
  ['needs a parameter that the page does not have', '/without'],
])('a parent that %s is left out', (_, url) => {
  expect(withParents(routes, url)).toEqual([url])
})

test('parents in a circle are below once', () => {
  expect(withParents(routes, '/a/1')).toEqual(['/b/1', '/a/1'])
})
