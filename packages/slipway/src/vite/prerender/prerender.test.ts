import { expect, test, vi } from 'vitest'
import { buildNotes, notesFiles as files } from '../../testing/internal/servers/notesApp.ts'
import type { SlipwayOptions } from '../index.ts'

// Each test builds an app twice: for browsers and for Node.
vi.setConfig({ testTimeout: 60_000 })

/** Builds the app with rendered pages. */
const buildApp = (
  prerender: NonNullable<SlipwayOptions['prerender']>,
  { options, ...rest }: Parameters<typeof buildNotes>[1] & { readonly options?: SlipwayOptions } = {},
) => buildNotes({ prerender, ...options }, rest)

const contentOf = (html: string) => /<div id="app">(.*)<\/div><script type="application\/json"/s.exec(html)?.[1] ?? ''
const textOf = (html: string) =>
  contentOf(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const factsOf = (html: string): unknown => JSON.parse(/id="sw-html">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
const linksIn = (html: string, rel: string) =>
  [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(`rel="${rel}"`))

test('`true` renders each page that needs no parameters and has no guard, with its data and its own head', async () => {
  const { read, exists } = await buildApp({ site: 'https://example.org/' })
  const home = read('index.html')
  expect(textOf(home)).toBe('Home One Two')
  expect(factsOf(home)).toEqual({
    url: '/',
    depth: 1,
    locale: 'en',
    dir: 'ltr',
    timeMs: expect.any(Number),
    data: ['One', 'Two'],
    isOld: true,
  })
  expect(home).toContain('<html lang="en" data-sw-path="" data-sw-title="Field Notes">')
  expect(home).toContain('<title>Home</title>')
  expect(home).toContain('<meta name="description" content="All &quot;notes&quot;" />')
  expect(home).toContain('<meta property="og:title" content="Home" />')
  expect(home).toContain('<link rel="canonical" href="https://example.org/" />')

  const about = read('about.html')
  expect(textOf(about)).toContain('About &lt;/script&gt; us')
  expect(about).toContain('data-sw-path="/about"')
  expect(about).toContain('<meta property="og:url" content="https://example.org/about" />')
  expect(about).not.toContain('description')
  expect([exists('mine.html'), exists('note.html'), exists('hidden.html')]).toEqual([false, false, true])

  const unknown = read('404.html')
  expect(textOf(unknown)).toContain('Page not found')
  expect(unknown).toContain('data-sw-path="*"')
  expect(unknown).toContain('<meta name="robots" content="noindex" />')
  expect(unknown).not.toContain('canonical')
  expect(read('sitemap.xml').match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://example.org/</loc>',
    '<loc>https://example.org/about</loc>',
  ])
  expect(read('robots.txt')).toContain('Sitemap: https://example.org/sitemap.xml')
})

test('the HTML has the styles of its page, no style attribute, and loads the code of its page alone', async () => {
  const { read } = await buildApp(true)
  const [home, about] = [read('index.html'), read('about.html')]
  expect(home).toMatch(/<style>[^<]*ul\s*{\s*color:\s*teal/)
  expect(home).toMatch(/<style>[^<]*\.chart\s*{\s*color:\s*navy/)
  expect(home.match(/<img src="\/assets\/picture-[^"]+\.png"/g)).toHaveLength(2)
  expect(about).not.toContain('teal')
  expect(about).toMatch(/<style>[\s\S]*?\.mine/)
  // Vite's loader looks for the link before it adds the sheet.
  expect(linksIn(home, 'stylesheet').every((link) => link.endsWith(' disabled />'))).toBe(true)
  expect(contentOf(home)).not.toContain(' style=')
  expect(home).toContain('[data-sw-style="padding:4px"]{padding:4px!important}')
  const namesIn = (html: string) => linksIn(html, 'modulepreload').map((link) => /assets\/(\w+)/.exec(link)?.[1])
  expect(namesIn(home)).toEqual(expect.arrayContaining(['HomePage', 'notes', 'Chart', 'takeOverHtml']))
  expect(namesIn(about)).toContain('AboutPage')
  expect(namesIn(about)).not.toContain('HomePage')
})

test('a policy without inline styles: the styles are files', async () => {
  const { read } = await buildApp(['/'], { options: { csp: 'files' } })
  const home = read('index.html')
  expect(home).not.toMatch(/<style|<script>(?!\{)/)
  expect(home).toContain('<link rel="stylesheet" crossorigin href="/assets/prerender.css" />')
  expect(read('assets/prerender.css')).toBe('[data-sw-style="padding:4px"]{padding:4px!important}')
})

test('a list names pages with parameters, below a base, and each language has a file', async () => {
  const { read, exists } = await buildApp(
    { paths: ['/note/7', '/'], locales: ['fr', 'en'], site: 'https://example.org' },
    {
      config: { base: '/shop/' },
      more: {
        'src/app.ts': files['src/app.ts']
          .replace("locale: 'en'", "locale: 'fr', history: pathHistory({ base: '/shop' })")
          .replace('page,', 'page, pathHistory,'),
      },
    },
  )
  expect(textOf(read('note/7.html'))).toBe('Note 7 Note 7')
  expect(read('note/7.html')).toContain('data-sw-path="/shop/note/7"')
  expect(read('note/7.html')).toContain('content="https://example.org/shop/note/7"')
  expect([read('index.html'), read('index.en.html')].map((html) => /lang="(\w+)"/.exec(html)?.[1])).toEqual([
    'fr',
    'en',
  ])
  expect(exists('about.html')).toBe(false)
})

test('with addresses after a hash, only the root page has HTML', async () => {
  const app = files['src/app.ts']
    .replace("locale: 'en'", 'history: hashHistory()')
    .replace('page,', 'page, hashHistory,')
  const { read, exists } = await buildApp(true, { more: { 'src/app.ts': app } })
  expect(read('index.html')).toContain('data-sw-hash="" data-sw-auto=""')
  expect([textOf(read('index.html')), exists('about.html')]).toEqual(['Home One Two', false])
})

test('the HTML of an app without a rendered root page remains an empty page', async () => {
  const { read } = await buildApp(['/about'])
  expect(read('index.html')).toContain('<div id="app"></div>')
  expect(linksIn(read('index.html'), 'modulepreload').join()).toContain('HomePage')
})

test.each([
  [
    'a page that throws',
    ['/about'],
    { 'src/AboutPage.ts': `export default function AboutPage() { throw new Error('no chart') }` },
    /page \/about could not be rendered to HTML: .*no chart/s,
  ],
  [
    'a loader that fails',
    true,
    { 'src/notes.ts': `export const loader = () => Promise.reject(new Error('server down'))` },
    /page \/ could not be rendered to HTML: .*server down/s,
  ],
  [
    'a loader that hangs',
    { paths: ['/'], timeout: 700 },
    { 'src/notes.ts': 'export const loader = () => new Promise(() => {})' },
    /page \/ could not be rendered to HTML: it takes longer than 700 ms/,
  ],
  [
    'a page that never ends',
    { paths: ['/about'], timeout: 700 },
    { 'src/AboutPage.ts': 'export default function AboutPage() { for (;;); }' },
    /page \/about .*takes longer/,
  ],
  [
    'data that JSON changes',
    ['/'],
    { 'src/notes.ts': 'export const loader = () => [Number.NaN]' },
    /data\[0\] cannot be written as JSON/,
  ],
  [
    'an app that throws',
    true,
    { 'src/app.ts': `${files['src/app.ts']}\nif (typeof document === 'undefined') throw new Error('no document')` },
    /the app could not be rendered to HTML: .*no document/s,
  ],
  ['a page with a guard', ['/mine'], {}, /\/mine cannot be rendered to HTML: the page has a guard/],
  ['an unknown page', ['/nowhere'], {}, /\/nowhere cannot be rendered to HTML: no page of the app matches it/],
  ['a query', ['/about?a=1'], {}, /an HTML file has no query/],
  [
    'an app that is no export',
    true,
    {
      'src/main.ts': files['src/app.ts']
        .replace('export const app', "import { createApp } from 'slipway'\nconst app")
        .concat("\ncreateApp(app).mount(document.getElementById('app'))"),
    },
    /prerender needs the app as an export/,
  ],
] as const)('%s fails the build with the page and the reason', async (_, prerender, more, message) => {
  await expect(buildApp(prerender, { more })).rejects.toThrow(message)
})
