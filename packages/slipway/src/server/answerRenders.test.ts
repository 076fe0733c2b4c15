import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { pageData } from '../app/page-data/index.ts'
import type { RenderAnswer, RenderRequest } from '../base/html/renderAnswer.ts'
import { type AnyApp, page } from '../router/config/config.ts'
import { hashHistory } from '../router/history/browserHistory.ts'
import { answerRenders } from './answerRenders.ts'
import { fetchFiles } from './fetchFiles.ts'
import { fileUrl } from './fileUrl.ts'
import { notPlain } from './notPlain.ts'
import { pagesToRender } from './pagesToRender.ts'

const load = async () => ({ default: () => createElement('p', undefined, 'text') })
const withData = (data: unknown) => page({ load, data: pageData(async () => ({ loader: () => data })) })
const app: AnyApp = {
  pages: {
    '/': page({ load }),
    '/search': page({ load, params: { words: String } }),
    '/order/:id': page({ load, params: { id: Number } }),
    '/mine': page({ load, guard: () => true }),
    '/date': withData({ rows: [{ day: new Date(0) }] }),
    '/plain': withData({ rows: [1, 'a', null, true, undefined] }),
  },
}

/** Starts the answers, and returns a function that asks for a page. */
function start(config: AnyApp) {
  const answers: RenderAnswer[] = []
  let send = (_: RenderRequest) => {}
  answerRenders(config, {
    postMessage: (answer) => void answers.push(answer),
    on: (_, listener) => {
      send = listener
    },
  })
  return { answers, ask: (id: number, url: string) => send({ id, url, locale: 'en' }) }
}

test('the first answer lists the pages that need no parameters and have no guard', () => {
  expect(start(app).answers).toEqual([
    { name: 'app', app: { urls: ['/', '/date', '/plain'], hasOwnPaths: true, locale: undefined } },
  ])
  expect(pagesToRender({ ...app, history: hashHistory(), locale: 'fr' })).toMatchObject({
    hasOwnPaths: false,
    locale: 'fr',
  })
})

test('pages are answered in the order of the requests', async () => {
  const { answers, ask } = start(app)
  for (const [id, url] of ['/plain', '/mine', '/date', '/'].entries()) ask(id, url)
  await vi.waitFor(() => expect(answers).toHaveLength(5))
  expect(answers.slice(1)).toMatchObject([
    { name: 'rendered', id: 0, rendered: { name: 'page', facts: { data: { rows: [1, 'a', null, true, undefined] } } } },
    { name: 'rendered', id: 1, rendered: { name: 'guarded' } },
    { name: 'failed', id: 2, message: expect.stringMatching(/^data\.rows\[0\]\.day cannot be written as JSON/) },
    { name: 'rendered', id: 3, rendered: { name: 'page', path: '/' } },
  ])
})

const circle: { self?: unknown } = {}
circle.self = circle
test.each([
  [undefined, undefined],
  [{ a: [1, { b: 'x' }] }, undefined],
  [Object.create(null), undefined],
  [Number.NaN, 'data'],
  [{ a: 1n }, 'data.a'],
  [{ a: new Map() }, 'data.a'],
  [[() => 1], 'data[0]'],
  [circle, 'data.self'],
])('the value of %s that JSON would change', (value, path) => {
  expect(notPlain(value, 'data')).toBe(path)
})

test('the address of a file is its path in HTML, and complete if it has an origin', () => {
  const [file, other] = [fileUrl('/assets/a.jpg?x=1'), fileUrl('https://example.org/a.jpg')]
  expect([file.href, String(file), JSON.stringify(file)]).toEqual([
    '/assets/a.jpg?x=1',
    '/assets/a.jpg?x=1',
    '"/assets/a.jpg?x=1"',
  ])
  expect([file.pathname, file.search, other.href]).toEqual(['/assets/a.jpg', '?x=1', 'https://example.org/a.jpg'])
})

test('a path is fetched from the files, another address from the network', async () => {
  const network = vi.fn(async () => new Response('network'))
  const read = vi.fn(async (path: string) => {
    if (path !== 'data/a b.json') throw new Error('no such file')
    return new TextEncoder().encode('file')
  })
  const get = fetchFiles(network, '/shop/', read)
  const textOf = async (input: string | URL | Request) => {
    const response = await get(input)
    return [response.status, await response.text()]
  }
  expect(await textOf('/shop/data/a%20b.json?x=1')).toEqual([200, 'file'])
  expect(await textOf('data/a%20b.json')).toEqual([200, 'file'])
  expect(await textOf('/shop/../../etc/passwd')).toEqual([404, ''])
  expect(read).toHaveBeenLastCalledWith('etc/passwd')
  for (const input of [
    'https://example.org/a',
    new URL('http://example.org'),
    new Request('http://example.org'),
    '//example.org',
  ]) {
    expect(await textOf(input)).toEqual([200, 'network'])
  }
  await expect(get('/shop/a', { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
})
