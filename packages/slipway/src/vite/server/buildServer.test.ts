import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildNotes, notesFiles } from '../../testing/internal/servers/notesApp.ts'

// Each test builds an app twice: for browsers and for Node.
vi.setConfig({ testTimeout: 60_000 })

const server = {
  'src/server.ts': `import { nodeHandler, renderApp } from 'slipway/server'
import { app } from './app'
const api = () => Response.json(['One', 'Two'])
export const handle = nodeHandler((request) => renderApp(app, request, { fetch: api }))`,
}

/** A second page with the lazy part of the first one. */
const charts = {
  'src/app.ts': notesFiles['src/app.ts'].replace(
    "'/about'",
    "'/charts': page({ load: () => import('./ChartsPage') }),\n    '/about'",
  ),
  'src/LazyChart.ts': "import { lazy } from 'react'\nexport const Chart = lazy(() => import('./Chart'))",
  'src/HomePage.ts': notesFiles['src/HomePage.ts'].replace(/const Chart = .*/, "import { Chart } from './LazyChart'"),
  'src/ChartsPage.ts': `import { createElement } from 'react'
import { Chart } from './LazyChart'
export default function ChartsPage() { return createElement(Chart) }`,
}

/** Starts the built server, and returns its origin. */
async function serve(root: string): Promise<string> {
  const { handle } = await import(pathToFileURL(join(root, 'dist-server/server.mjs')).href)
  const node = createServer(handle).listen(0)
  onTestFinished(() => void node.close())
  await new Promise((resolve) => node.on('listening', resolve))
  return `http://localhost:${(node.address() as AddressInfo).port}`
}

test('the build for Node has a server whose documents load the code and the styles of their pages', async () => {
  const { root, exists } = await buildNotes({ server: 'src/server.ts' }, { more: { ...server, ...charts } })
  expect(exists('index.html')).toBe(false)
  const origin = await serve(root)
  const get = async (path: string) => {
    const response = await fetch(origin + path)
    return { status: response.status, html: await response.text() }
  }
  const namesIn = (html: string) => [...html.matchAll(/rel="modulepreload"[^>]*assets\/(\w+)/g)].map(([, name]) => name)

  const first = (await get('/')).html
  expect(first).toContain('<li>One</li><li>Two</li>')
  expect(first).toMatch(/<style>[^<]*ul\s*{\s*color:\s*teal/)
  expect(first).toMatch(/<style>[^<]*\.chart\s*{\s*color:\s*navy/)
  expect(first.match(/<img src="\/assets\/picture-[^"]+\.png"/g)).toHaveLength(2)
  expect(first).not.toContain(root)
  const all = ['takeOverHtml', 'HomePage', 'notes', 'Chart']
  expect(namesIn(first)).toEqual(expect.arrayContaining(all))

  const second = (await get('/')).html
  const [head = '', body] = second.split('</head>')
  expect(namesIn(head)).toEqual(expect.arrayContaining(all))
  expect(namesIn(body ?? '')).toEqual([])
  expect(second.match(/color: ?teal/g)).toHaveLength(1)

  // The other page shows the same lazy part.
  expect(namesIn((await get('/charts')).html)).toContain('Chart')
  const about = (await get('/about')).html
  expect(namesIn(about)).toContain('AboutPage')
  expect(about).not.toContain('teal')
  expect((await get('/nowhere')).status).toBe(404)
})

test('with rendered pages, the build keeps their files', async () => {
  const { root, read } = await buildNotes({ server: 'src/server.ts', prerender: ['/about'] }, { more: server })
  expect(read('about.html')).toContain('About')
  expect(read('index.html')).toContain('<div id="app"></div>')
  expect(await (await fetch(`${await serve(root)}/`)).text()).toContain('<li>One</li>')
})

test.each([
  [{ server: 'src/missing.ts' }, {}, "slipway: server is 'src/missing.ts', and there is no such file."],
  [
    { server: 'src/server.ts' },
    { base: './' },
    "slipway: server needs a path as Vite's base, such as '/'. It is './'.",
  ],
])('a wrong option %j fails the build', async (options, config, message) => {
  await expect(buildNotes(options, { more: server, config })).rejects.toThrow(message)
})

test('below a base', async () => {
  const app = notesFiles['src/app.ts']
    .replace("locale: 'en'", "history: pathHistory({ base: '/shop' })")
    .replace('page,', 'page, pathHistory,')
  const { root } = await buildNotes(
    { server: 'src/server.ts' },
    { more: { ...server, 'src/app.ts': app }, config: { base: '/shop/' } },
  )
  const origin = await serve(root)
  const html = await (await fetch(`${origin}/shop/note/7`)).text()
  expect(html).toContain('data-sw-path="/shop/note/7"')
  expect(html).toContain('Note 7')
  expect((await fetch(`${origin}/note/7`)).status).toBe(404)
})
