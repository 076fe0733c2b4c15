import { createElement, lazy, type ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { getTokenText, hasRole, tokenAuth } from '../api/identity/index.ts'
import { request as send } from '../api/request/index.ts'
import { pageData, usePageData } from '../app/page-data/index.ts'
import { localeStore } from '../base/locale/locale.ts'
import { type AnyApp, page } from '../router/config/config.ts'
import type { GuardRoute } from '../router/config/guardTypes.ts'
import { peekNavigator } from '../router/current.ts'
import { redirectTo } from '../router/guards/redirect.ts'
import { hashHistory, pathHistory } from '../router/history/browserHistory.ts'
import { useRoute } from '../router/react/react.tsx'
import { setBuiltApp } from './builtApp.ts'
import { type RenderAppOptions, renderApp } from './renderApp.ts'

const built = {
  template: '<!doctype html><html><head><title>Shop</title></head><body><div id="app"></div><p>end</p></body></html>',
  ...{ base: '/', name: 'Shop', title: 'Shop', lang: 'en', isInline: true },
  ...{ startLinks: ['<link rel="modulepreload" href="/start.js" />'], links: {}, sheets: {} },
}
beforeEach(() => {
  setBuiltApp(built)
  onTestFinished(() => setBuiltApp(undefined))
})

const load = (Page: () => ReactNode) => async () => ({ default: Page })
const Text = () => createElement('p', { style: { padding: 4 } }, String(usePageData()[0]))
const withData = (loader: (args: { readonly request?: Request }) => unknown) =>
  page({ load: load(Text), title: 'Data', data: pageData(async () => ({ loader })) })
const signedIn = ({ token, url }: GuardRoute) => token !== undefined || redirectTo({ url: `/login?from=${url}` })
const cookieOf = (request?: Request) => request?.headers.get('cookie') ?? ''

const app: AnyApp = {
  pages: {
    '/': page({ load: load(() => 'Welcome'), title: 'Home', head: { description: 'A shop' } }),
    '/order/:id': page({
      load: load(() => createElement('p', undefined, JSON.stringify(useRoute().params))),
      params: { id: Number },
      title: ({ id }) => `Order ${id}`,
    }),
    '/cookie': withData(({ request }) => cookieOf(request)),
    '/mine': page({ load: load(() => (hasRole('editor') ? 'editor' : 'reader')), guard: signedIn }),
    '/secret': page({ load: load(() => 'secret'), guard: () => false }),
    '/failing': page({
      load: load(() => ''),
      guard: () => {
        throw new Error('no session store')
      },
    }),
    '/headless': page({
      load: load(() => ''),
      head: () => {
        throw new Error('no description')
      },
    }),
    '/broken': withData(() => Promise.reject(new Error('server down'))),
    '/date': withData(() => ({ at: new Date(0) })),
    '/hanging': withData(() => new Promise(() => {})),
    '/lazy': page({
      load: load(lazy(async () => ({ default: () => createElement('i', undefined, 'late') })) as never),
    }),
  },
  auth: tokenAuth({ fromRequest: (request) => /token=([^;]+)/.exec(cookieOf(request))?.[1] }),
}

function get(path: string, options: RenderAppOptions & { headers?: HeadersInit; app?: AnyApp; method?: string } = {}) {
  const { headers, app: config = app, method = 'GET', ...rest } = options
  return renderApp(config, new Request(`https://shop.example${path}`, { headers: headers ?? {}, method }), rest)
}
const textIn = (html: string) =>
  /<div id="app">.*<\/div>/s
    .exec(html)?.[0]
    .replace(/<[^>]*>/g, ' ')
    .trim() ?? ''
const factsIn = (html: string): Record<string, unknown> =>
  JSON.parse(/id="sw-html">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')
const token = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify({ uid: 'ada', exp: Date.now() / 1_000 + 60, ...claims })).toString('base64url')}.x`

test('the response is the document of the page, with its title, its address and the facts from which the app continues', async () => {
  const response = await get('/order/7?from=list')
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    vary: 'accept-language, cookie, authorization',
  })
  expect(html).toContain('<title>Order 7</title>')
  expect(html).toContain('data-sw-path="/order/7"')
  expect(html).toContain('<link rel="canonical" href="https://shop.example/order/7" />')
  expect(html).toMatch(/<p>end<\/p><\/body><\/html>$/)
  expect(textIn(html)).toContain('{&quot;id&quot;:7}')
  expect(factsIn(html)).toEqual({
    url: '/order/7?from=list',
    depth: 1,
    locale: 'en',
    dir: 'ltr',
    timeMs: expect.any(Number),
  })
})

test('the head is sent before the data of the page is loaded', async () => {
  let answer = (_text: string) => {}
  const slow = withData(() => new Promise<string>((resolve) => (answer = resolve)))
  const response = await get('/', { app: { pages: { '/': slow } } })
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const read = async () => new TextDecoder().decode((await reader.read()).value)
  const head = await read()
  expect(head).toContain('<title>Data</title>')
  expect(head).toContain('<link rel="modulepreload" href="/start.js" />')
  expect(head).not.toContain('id="app"')
  const next = read()
  await vi.waitFor(() => expect(answer('Two orders')).toBeUndefined())
  const rest = await next
  expect(textIn(rest)).toContain('Two orders')
  expect(rest).toContain('<style>[data-sw-style="padding:4px"]{padding:4px!important}</style><div id="app">')
  expect(factsIn(rest)).toMatchObject({ data: 'Two orders' })
  expect(factsIn(rest)).not.toHaveProperty('isOld')
  expect((await reader.read()).done).toBe(true)
})

test('requests at the same time have the language, the token and the pages of their own', async () => {
  const opened: (() => void)[] = []
  const both = new Promise<void>((resolve) => opened.push(resolve))
  const seen: unknown[] = []
  const loader = async ({ request }: { readonly request?: Request }) => {
    const state = () => [cookieOf(request).slice(0, 3), getTokenText(), localeStore.get().locale, peekNavigator()]
    const before = state()
    seen.push(before)
    if (seen.length === 2) opened[0]?.()
    await both
    // Each of them continues while the other one is open.
    expect(state()).toEqual(before)
    return before.slice(1, 3).join(' ')
  }
  const config: AnyApp = { ...app, pages: { '/': { ...withData(loader), guard: signedIn } } }
  const tokens = [token({ role: ['editor'] }), token({ uid: 'bob' })]
  const [ada, bob] = await Promise.all(
    tokens.map(async (text, nth) => {
      const headers = { cookie: `token=${text}`, 'accept-language': nth === 0 ? 'fr-CH, en;q=0.5' : 'es' }
      return (await get('/', { app: config, headers })).text()
    }),
  )
  expect(textIn(ada ?? '')).toContain(`${tokens[0]} fr`)
  expect(textIn(bob ?? '')).toContain(`${tokens[1]} es`)
  expect(ada).toContain('<html lang="fr"')
  expect(bob).toContain('<html lang="es"')
  expect([peekNavigator(), getTokenText(), localeStore.get().locale]).toEqual([undefined, undefined, 'en'])
})

test('a guard reads the token of the request, and its redirect is a redirect of the server', async () => {
  const refused = await get('/mine')
  expect([refused.status, refused.headers.get('location')]).toEqual([302, '/login?from=/mine'])
  const html = async (claims: object) =>
    (await get('/mine', { headers: { cookie: `a=1; token=${token(claims)}` } })).text()
  expect(textIn(await html({ role: ['editor'] }))).toContain('editor')
  expect(textIn(await html({}))).toContain('reader')
  const expired = await get('/mine', { headers: { cookie: `token=${token({ exp: 1 })}` } })
  expect(expired.status).toBe(302)
})

test.each([
  ['below a base', pathHistory({ base: '/shop' }), '/shop/login?from=/mine'],
  ['after a hash', hashHistory(), '#/login?from=/mine'],
])('a redirect %s', async (_, history, location) => {
  setBuiltApp({ ...built, base: '/shop/' })
  const path = location.startsWith('#') ? '/shop/' : '/shop/mine'
  const config: AnyApp = { ...app, history, ...(location.startsWith('#') && { root: '/mine' }) }
  const response = await get(path, {
    app: { ...config, pages: { ...config.pages, '/': config.pages['/mine'] as never } },
  })
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    location.replace('/mine', path === '/shop/' ? '/' : '/mine'),
  ])
  expect((await get('/other', { app: config })).status).toBe(404)
})

test.each([
  ['/secret', 403, undefined],
  ['/failing', 500, 'no session store'],
  ['/headless', 500, 'no description'],
])('%s: without a page, the app starts as without a server', async (path, status, message) => {
  const onError = vi.fn()
  const response = await get(path, { onError })
  expect([response.status, await response.text()]).toEqual([status, built.template])
  expect(onError.mock.calls.map(([error]) => (error as Error).message)).toEqual(message === undefined ? [] : [message])
  expect(peekNavigator()).toBe(undefined)
})

test.each([
  ['/broken', 'server down', 10_000],
  ['/date', 'slipway: /date: data.at cannot be written as JSON.', 10_000],
  ['/hanging', 'slipway: the page /hanging took longer than 20 ms.', 20],
])('%s: the document is complete, and the app shows the page when it starts', async (path, message, timeout) => {
  const onError = vi.fn()
  const response = await get(path, { onError, timeout })
  const html = await response.text()
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message }))
  expect([response.status, textIn(html)]).toEqual([200, ''])
  expect(factsIn(html)).toMatchObject({ depth: 0 })
  expect(html).toMatch(/<p>end<\/p><\/body><\/html>$/)
})

test('an unknown address has the not-found screen with the status 404', async () => {
  const response = await get('/nowhere')
  expect(response.status).toBe(404)
  expect(textIn(await response.text())).toContain('Page not found')
})

test('a path of a loader is answered by the server itself, with the cookies of the page', async () => {
  const fetch = vi.fn(async (request: Request) => Response.json(`${request.url} ${request.headers.get('cookie')}`))
  const config: AnyApp = { pages: { '/': withData(async () => (await send({ url: '/api/orders' })).data) } }
  const html = await (await get('/', { app: config, fetch, headers: { cookie: 'a=1' } })).text()
  expect(textIn(html)).toContain('https://shop.example/api/orders a=1')
  const onError = vi.fn()
  await (await get('/', { app: config, onError })).text()
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      message: expect.stringContaining('renderApp has no option fetch, which answers the path /api/orders'),
    }),
  )
})

test('a lazy part is in the HTML; a nonce is that of the style sheet; without both, a strict policy has no inline styles', async () => {
  expect(textIn(await (await get('/lazy')).text())).toContain('late')
  setBuiltApp({ ...built, isInline: false })
  const styles = { app: { pages: { '/': withData(() => 'x') } } }
  expect(await (await get('/', { ...styles, nonce: 'r4nd0m' })).text()).toContain(
    '<style nonce="r4nd0m">[data-sw-style',
  )
  expect(await (await get('/', styles)).text()).not.toContain('<style')
})

test('methods: HEAD has no body, and others are refused', async () => {
  const head = await get('/', { method: 'HEAD' })
  expect([head.status, head.body]).toEqual([200, null])
  const post = await get('/', { method: 'POST' })
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('without a build of the plugin, the error names the option', async () => {
  setBuiltApp(undefined)
  await expect(get('/')).rejects.toThrow("slipway({ server: 'src/server.ts' })")
})
