import { createElement, lazy, type ReactNode, useId } from 'react'
import { expect, test } from 'vitest'
import { addLocale } from '../api/locale/index.ts'
import { pageData, usePageData } from '../app/page-data/index.ts'
import { windows } from '../app/windows/index.ts'
import type { RenderedPage } from '../base/html/rendered.ts'
import { type AnyApp, page } from '../router/config/config.ts'
import { redirectTo } from '../router/guards/redirect.ts'
import { hashHistory, pathHistory } from '../router/history/browserHistory.ts'
import { useRoute } from '../router/react/react.tsx'
import { renderPage } from './renderPage.tsx'

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const load = (Page: () => ReactNode) => async () => ({ default: Page })
const Route = () => createElement('p', undefined, JSON.stringify(useRoute().params))

const app: AnyApp = {
  pages: {
    '/': page({ load: load(() => createElement('p', undefined, 'Welcome')), title: 'Home' }),
    '/order/:id': page({
      load: load(Route),
      params: { id: Number },
      title: ({ id }) => `Order ${id}`,
      head: ({ id }) => ({ description: `The order ${id}` }),
      under: '/',
    }),
    '/data': page({
      load: load(() => createElement('p', undefined, String(usePageData()[0]))),
      data: pageData(async () => ({ loader: async ({ url }: { url: string }) => `data of ${url}` })),
    }),
    '/lazy': page({
      load: load(lazy(async () => ({ default: () => createElement('i', undefined, 'late') })) as never),
    }),
    '/form': page({
      load: load(() => createElement('form', { action: () => {} }, createElement('button', { type: 'submit' }))),
    }),
    '/broken': page({
      load: load(() => {
        throw new Error('no chart')
      }),
    }),
    '/no-data': page({
      load: load(() => null),
      data: pageData(async () => ({ loader: () => Promise.reject(new Error('server down')) })),
    }),
    '/no-code': page({ load: () => Promise.reject(new Error('no file')) }),
    '/login': page({ load: load(() => null) }),
    '/mine': page({
      load: load(() => null),
      guard: ({ url }) => redirectTo({ url: `/login?from=${encodeURIComponent(url)}` }),
    }),
    '/secret': page({ load: load(() => null), guard: async () => false }),
    '/failing': page({
      load: load(() => null),
      guard: () => {
        throw new Error('no token')
      },
    }),
  },
}
const render = (url: string, config: AnyApp = app, locale = 'en') => renderPage(config, url, { locale })
const rendered = async (...args: Parameters<typeof render>) => (await render(...args)) as RenderedPage

test('a page is rendered with its shell, its title and the facts from which the app continues', async () => {
  const page = await rendered('/')
  expect(textOf(page.html)).toBe('Home Welcome')
  expect(page.html).toContain('data-layer="page"')
  expect(page).toMatchObject({ status: 200, path: '/', title: 'Home', head: {} })
  expect(page.facts).toEqual({ url: '/', depth: 1, locale: 'en', dir: 'ltr', timeMs: expect.any(Number) })
  expect(page.root).toEqual({ lang: 'en', dir: '', dataset: {} })
})

test('parameters, their title and description, and the page below, to which a back button leads', async () => {
  const page = await rendered('/order/7?from=list')
  expect(textOf(page.html)).toBe('Order 7 {"id":7}'.replaceAll('"', '&quot;'))
  expect(page.html).toMatch(/<button[^>]*aria-label="Back"/)
  expect(page).toMatchObject({ path: '/order/:id', title: 'Order 7', head: { description: 'The order 7' } })
  expect(page.facts).toEqual({
    url: '/order/7?from=list',
    depth: 2,
    locale: 'en',
    dir: 'ltr',
    timeMs: expect.any(Number),
  })
})

test('the data of a page is in its first render, and in the facts', async () => {
  const page = await rendered('/data?a=1')
  expect(textOf(page.html)).toBe('data of /data?a=1')
  expect(page.facts).toMatchObject({ data: 'data of /data?a=1' })
})

test('lazy components are complete, and nothing needs a script', async () => {
  const { html } = await rendered('/lazy')
  expect(html).toContain('<i>late</i>')
  expect(html).not.toMatch(/<script|<template/)
})

test('an app with windows has one content for each width, with ids of its own', async () => {
  const side = { load: load(() => createElement('aside', { id: useId() }, 'Side')), minWidth: 900 }
  const page = await rendered('/', { ...app, windows: windows({ start: side, top: { ...side, minWidth: 700 } }) })
  expect(page.wider.map(({ minWidthPx }) => minWidthPx)).toEqual([700, 900])
  const sides = [page, ...page.wider].map(({ html }) => html.split('Side').length - 1)
  expect(sides).toEqual([0, 1, 2])
  expect(page.wider[1]?.html).toMatch(/id="_w900-/)
})

test('a form with an action needs no script either', async () => {
  const { html } = await rendered('/form')
  expect(html).toContain('<form')
  expect(html).not.toContain('<script')
})

test.each([
  ['/broken', 'no chart'],
  ['/no-data', 'server down'],
  ['/no-code', 'no file'],
  ['/failing', 'no token'],
])('%s rejects with the error of the app', async (url, message) => {
  await expect(render(url)).rejects.toThrow(message)
  // The next page is not disturbed.
  expect((await rendered('/')).title).toBe('Home')
})

test('guards run before anything is rendered', async () => {
  expect(await render('/mine?a=1')).toEqual({ name: 'redirect', url: '/login?from=%2Fmine%3Fa%3D1' })
  expect(await render('/secret')).toEqual({ name: 'refused' })
  const guarded = { ...app, guard: ({ path }: { path: string }) => path !== '/' }
  expect(await render('/', guarded)).toEqual({ name: 'refused' })
  expect((await rendered('/lazy', guarded)).status).toBe(200)
})

test.each(['/nowhere', '/order/x'])('%s is the not-found screen', async (url) => {
  const page = await rendered(url)
  expect(page).toMatchObject({ status: 404, path: undefined, title: 'Page not found' })
  expect(textOf(page.html)).toContain(`There is no page at`)
})

test('an app has its own not-found page', async () => {
  const notFound = { load: load(() => createElement('b', undefined, 'Lost')), title: 'Nothing' }
  const page = await rendered('/nowhere', { ...app, notFound })
  expect([page.title, textOf(page.html)]).toEqual(['Nothing', 'Nothing Lost'])
})

test.each([
  ['pathHistory', pathHistory({ base: '/shop/' }), 'href="/shop/"'],
  ['hashHistory', hashHistory(), 'href="#/"'],
])('links have the form of %s', async (_, history, href) => {
  const page = await rendered('/nowhere', { ...app, history })
  expect(page.html).toContain(href)
})

test('texts, language and direction follow the locale; the theme is that of the config', async () => {
  addLocale('ar', { 'notFound.title': 'لا توجد صفحة' })
  const page = await rendered('/nowhere', { ...app, theme: { mode: 'dark', contrast: 'aa' } }, 'ar')
  expect(page.title).toBe('لا توجد صفحة')
  expect(page.root).toEqual({ lang: 'ar', dir: 'rtl', dataset: { swTheme: 'dark', swContrast: 'aa' } })
  expect((await rendered('/nowhere', app, 'fr')).root).toEqual({ lang: 'fr', dir: 'ltr', dataset: {} })
})
