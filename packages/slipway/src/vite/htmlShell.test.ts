import { afterEach, expect, test, vi } from 'vitest'
import { forgetGroup, startGroup, storedName } from '../base/storedName.ts'
import { blankHtml, completeHtml, type HtmlHead } from './htmlShell.ts'

const head: HtmlHead = {
  lang: 'en',
  name: 'Salt',
  title: 'Salt & Pepper',
  storageGroup: '/',
  themeColor: { light: '#fff', dark: '#111' },
  manifest: '/manifest.webmanifest',
  icons: [{ href: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }],
}

const own = `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8">
    <title>Mine</title>
    <meta name="application-name" content="Mine">
    <meta content="width=device-width" name="viewport">
    <meta name="color-scheme" content="light">
    <meta name='theme-color' content="red">
    <link href="/own.webmanifest" rel="manifest">
    <link rel="shortcut icon" href="/favicon.ico">
    <style>@layer slipway, app;</style>
    <script>/* sw:theme */</script>
  </head>
  <body></body>
</html>
`

test('a blank page gets all tags that an app needs, with the layer order before any other style sheet', () => {
  expect(completeHtml(blankHtml('/src/main.tsx'), head)).toBe(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <style>@layer reset, theme, base, slipway;</style>
    <script>try{var t=(JSON.parse(localStorage.getItem('sw:theme:%2F:'))||{}).mode,d=document.documentElement.dataset;if(t==='auto')delete d.swTheme;else if(t)d.swTheme=t}catch(e){}</script>
    <title>Salt &amp; Pepper</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
    <meta name="color-scheme" content="light dark" />
    <meta name="application-name" content="Salt" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`)
})

const inFiles: HtmlHead = { ...head, startFile: ({ name }) => `/shop/${name}?a&b` }

test('with `startFile` the layer order and the theme script are files, in the same positions', () => {
  const inline = completeHtml(blankHtml('/a.js'), head)
  expect(completeHtml(blankHtml('/a.js'), inFiles)).toBe(
    inline.replace(
      / {4}<style>.*<\/style>\n {4}<script>.*<\/script>\n/,
      `    <link rel="stylesheet" crossorigin href="/shop/slipway-layers.css?a&amp;b" />
    <script crossorigin src="/shop/slipway-theme.js?a&amp;b"></script>
`,
    ),
  )
})

test('a complete page is unchanged', () => {
  expect(completeHtml(own, head)).toBe(own)
  expect(completeHtml(own, inFiles)).toBe(own)
})

test.each([
  ['inline', head],
  ['in files', inFiles],
])('completing a page twice gives the same result as once: %s', (_, head) => {
  const once = completeHtml(blankHtml('/a.js'), head)
  expect(completeHtml(once, head)).toBe(once)
})

test.each([
  ['the language', ' lang="fr"', '<html lang="en">'],
  ['the charset', '<meta charset="utf-8">', '<head>\n    <meta charset="utf-8" />'],
  [
    'the layer',
    '<style>@layer slipway, app;</style>',
    '<head>\n    <style>@layer reset, theme, base, slipway;</style>',
  ],
  ['the title', '<title>Mine</title>', '<title>Salt &amp; Pepper</title>\n  </head>'],
  ['the viewport', '<meta content="width=device-width" name="viewport">', 'viewport-fit=cover'],
  ['the colour scheme', '<meta name="color-scheme" content="light">', 'content="light dark"'],
  ['the theme colours', '<meta name=\'theme-color\' content="red">', 'media="(prefers-color-scheme: dark)"'],
  ['the manifest', '<link href="/own.webmanifest" rel="manifest">', 'href="/manifest.webmanifest"'],
  ['the icon', '<link rel="shortcut icon" href="/favicon.ico">', 'href="/icon.svg"'],
])('%s is added if it is missing, and nothing else', (_, present, added) => {
  const without = own.replace(present, '')
  const completed = completeHtml(without, head)
  expect(completed).toContain(added)
  for (const line of without.split('\n').slice(3)) expect(completed).toContain(line)
  expect(completed.match(/<(meta|link|title|style)/g)?.length).toBeLessThanOrEqual(10)
})

test('a tag in a comment is ignored', () => {
  const page = '<html lang="en"><head><!-- <title>Old</title> <head> --></head></html>'
  const completed = completeHtml(page, head)
  expect(completed).toContain('<head>\n    <meta charset')
  expect(completed).toContain('<title>Salt &amp; Pepper</title>')
})

test.each([
  '<!doctype html>\n<p>Hello</p>',
  '<!doctype html><html lang="en"><body></body></html>',
  '<p>Hello</p>',
  '<head><body></body>',
])('a page without a head gets one: %s', (page) => {
  expect(completeHtml(page, head)).toMatch(/<head>\n {4}<meta charset="utf-8" \/>[\s\S]*\n {2}<\/head>/)
})

test('a title of an SVG in the body is not the page’s title', () => {
  const page = '<html lang="en"><head></head><body><svg><title>Logo</title></svg></body></html>'
  expect(completeHtml(page, head)).toContain('<title>Salt &amp; Pepper</title>')
})

test('an app without manifest and icon has no links for them', () => {
  const { manifest: _, ...rest } = head
  expect(completeHtml(blankHtml('/a.js'), { ...rest, icons: [] })).not.toContain('<link')
})

test.each([
  ['192x192', 'image/png', true],
  ['180x180', 'image/png', true],
  ['96x96', 'image/png', false],
  ['any', 'image/svg+xml', false],
])('an icon of %s as %s is used for the iOS home screen: %j', (sizes, type, expected) => {
  const completed = completeHtml(blankHtml('/a.js'), { ...head, icons: [{ href: '/i', type, sizes }] })
  expect(completed.includes('<link rel="apple-touch-icon" href="/i" />')).toBe(expected)
})

test.each([
  ['a page without icons', '', true, true],
  ['a page with its own icon', '<link rel="icon" href="/mine.png">', false, true],
  ['a page with its own icon for iOS', '<link rel="apple-touch-icon" href="/mine.png">', true, false],
])('%s gets the links to icons that it lacks', (_, link, hasIcon, hasApple) => {
  const page = `<html lang="en"><head>${link}</head></html>`
  const completed = completeHtml(page, { ...head, appleTouchIcon: '/a&b.png' })
  expect(completed.includes('<link rel="icon" href="/icon.svg"')).toBe(hasIcon)
  expect(completed.includes('<link rel="apple-touch-icon" href="/a&amp;b.png" />')).toBe(hasApple)
  expect(completed.match(/rel="apple-touch-icon"/g)).toHaveLength(1)
})

test('texts of the app are escaped in the page', () => {
  const completed = completeHtml(blankHtml('/a.js'), { ...head, title: '</title><script>', lang: '"><script>' })
  expect(completed).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>')
  expect(completed).toContain('<html lang="&quot;&gt;&lt;script&gt;">')
})

afterEach(forgetGroup)

test.each([
  ['the folder of an app', '/shop/', '/shop/', '/shop/order/1'],
  ['a name', "the admin's", "the admin's", '/'],
  ['the path of a document', undefined, '/shop/', '/shop/index.html'],
  ['the path of another document', undefined, '/shop/two.html', '/shop/two.html'],
])('the theme is read before the app runs, from the group of the app: %s', (_name, storageGroup, group, pathname) => {
  startGroup(group)
  const items: Record<string, string> = {
    [storedName('theme')]: '{"mode":"dark"}',
    'sw:theme:other:': '{"mode":"light"}',
  }
  const dataset: { swTheme?: string } = {}
  vi.stubGlobal('localStorage', { getItem: (name: string) => items[name] ?? null })
  vi.stubGlobal('location', { pathname })
  vi.stubGlobal('document', { documentElement: { dataset } })
  const { storageGroup: _, ...rest } = head
  const html = completeHtml(blankHtml('/a.js'), { ...rest, ...(storageGroup !== undefined && { storageGroup }) })
  new Function(/<script>(.*?)<\/script>/.exec(html)?.[1] ?? '')()
  vi.unstubAllGlobals()
  expect(dataset.swTheme).toBe('dark')
})
