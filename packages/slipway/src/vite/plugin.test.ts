import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import {
  build,
  createLogger,
  createServer,
  defaultClientConditions,
  type InlineConfig,
  type Plugin,
  type Rolldown,
  type UserConfig,
} from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type SlipwayOptions, slipway } from './index.ts'
import { inlineHashes } from './inlineHashes.ts'

// Each test runs a separate build.
vi.setConfig({ testTimeout: 30_000 })

const appModule = `import { defineApp, page } from 'slipway'
export const app = defineApp({
  pages: {
    '/': page({ load: () => import('./pages/HomePage'), title: 'Home' }),
    '/copy': page({ load: () => import('./pages/CopyPage') }),
  },
})
`

const files = {
  'package.json': '{ "name": "field-notes", "type": "module" }',
  'src/app.ts': appModule,
  'src/pages/HomePage.tsx': `import './home.css'\nexport default function HomePage() { return null }`,
  'src/pages/home.css': '.home { color: red }',
  'src/pages/CopyPage.tsx': `import { getClipboardData } from 'slipway/api/clipboard'
export default function CopyPage() { void getClipboardData(); return null }`,
}

/** Writes an app outside the package. The app imports Slipway's sources by their public names. */
function writeApp(more: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'slipway-vite-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries({ ...files, ...more })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  symlinkSync(resolve(import.meta.dirname, '../../../../node_modules'), join(root, 'node_modules'))
  return root
}

function configOf(root: string, options: SlipwayOptions = {}, more: UserConfig = {}): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
    plugins: [slipway(options)],
    ...more,
  }
}

/** Builds an app in memory. */
async function buildApp(root: string, options?: SlipwayOptions, more: UserConfig = {}) {
  const config = configOf(root, options, more)
  const { output } = (await build({
    ...config,
    build: { ...more.build, write: false, minify: false },
  })) as Rolldown.RolldownOutput
  const text = (name: string | RegExp) => {
    const found = output.find(({ fileName }) => (typeof name === 'string' ? fileName === name : name.test(fileName)))
    return found && String(found.type === 'chunk' ? found.code : found.source)
  }
  const linked = (html = '') =>
    [...html.matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)"/g)].map(([, rel, href]) => `${rel} ${href}`)
  return {
    text,
    scripts: output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n'),
    html: text('index.html') ?? '',
    linked: linked(text('index.html')),
    names: output.map(({ fileName }) => fileName),
  }
}

test('an app without an index.html builds to a page that mounts it, with manifest and icon', async () => {
  const { html, text, linked } = await buildApp(writeApp())
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<title>Field Notes</title>')
  expect(html).toContain('<div id="app"></div>')
  expect(html.indexOf('<style>@layer reset, theme, base, slipway;</style>')).toBeLessThan(
    html.indexOf('<link rel="stylesheet"'),
  )
  // The bundler writes the app in place of its name.
  expect(text(/^assets\/index-.*\.js$/)).toMatch(
    /\bcreateApp\(defineApp\([^;]*\)\.mount\(document\.getElementById\("app"\)\)/,
  )
  expect(JSON.parse(text('manifest.webmanifest') ?? '')).toMatchObject({ name: 'Field Notes', start_url: '.' })
  expect(text('icon.svg')).toContain('>F</text>')
  expect(linked).toContainEqual(expect.stringMatching(/^modulepreload \/assets\/HomePage-.*\.js$/))
  expect(linked).toContainEqual(expect.stringMatching(/^stylesheet \/assets\/HomePage-.*\.css$/))
  expect(linked.filter((link) => link.includes('CopyPage'))).toEqual([])
  // Transformed for older browsers, colours would not follow a color-scheme within the page.
  expect(text(/^assets\/index-.*\.css$/)).toMatch(/--sw-page:\s*light-dark\(/)
})

test.each([
  ['the page at /', '', 'Home'],
  ['the page that the config names as root', "root: '/inbox',", 'Inbox'],
  ['the page that a constant names as root', 'root: start,', 'Inbox'],
])('%s is preloaded, and the chunk `first` contains the modules that it shares', async (_, root, name) => {
  const pageFile = (own: string) =>
    `import { text } from '../${own}Rows.ts'\nexport default function Page() { return text }`
  const built = await buildApp(
    writeApp({
      'src/app.ts': `import { defineApp, page } from 'slipway'
const start = '/inbox'
export const app = defineApp({
  ${root}
  pages: {
    '/': page({ load: () => import('./pages/HomePage') }),
    '/home-copy': page({ load: () => import('./pages/HomeCopyPage') }),
    '/inbox': page({ load: () => import('./pages/InboxPage') }),
    '/inbox-copy': page({ load: () => import('./pages/InboxCopyPage') }),
  },
})`,
      'src/HomeRows.ts': `export const text = 'rows of Home'`,
      'src/InboxRows.ts': `export const text = 'rows of Inbox'`,
      'src/pages/HomePage.tsx': pageFile('Home'),
      'src/pages/HomeCopyPage.tsx': pageFile('Home'),
      'src/pages/InboxPage.tsx': pageFile('Inbox'),
      'src/pages/InboxCopyPage.tsx': pageFile('Inbox'),
    }),
  )
  expect(built.text(/^assets\/first-.*\.js$/)?.match(/rows of \w+/g)).toEqual([`rows of ${name}`])
  const pages = built.linked.filter((link) => link.includes('Page-'))
  expect(pages).toEqual([expect.stringMatching(`^modulepreload /assets/${name}Page-.*\\.js$`)])
  expect(built.linked).toContainEqual(expect.stringMatching(/^modulepreload \/assets\/first-.*\.js$/))
})

test('an app with an index.html keeps it and gets the missing tags, in any folder', async () => {
  const html =
    '<!doctype html><html><head><title>Mine</title></head><body><div id="root"></div><script type="module" src="/start.ts"></script></body></html>'
  const start = `import { createApp } from 'slipway'\nimport { app } from './src/app.ts'\ncreateApp(app).mount(document.getElementById('root')!)`
  const built = await buildApp(writeApp({ 'index.html': html, 'start.ts': start }), {}, { base: '/shop/' })
  expect(built.html.match(/<title>/g)).toHaveLength(1)
  expect(built.html).toContain('<title>Mine</title>')
  expect(built.html).toContain('<link rel="manifest" href="/shop/manifest.webmanifest" />')
  expect(built.html).toContain('viewport-fit=cover')
  expect(built.linked).toContainEqual(expect.stringMatching(/^modulepreload \/shop\/assets\/HomePage-.*\.js$/))
  expect(built.text(/^assets\/index-.*\.js$/)).toContain('getElementById("root")')
})

test('the page reads the theme of the group in the config', async () => {
  const root = writeApp({ 'src/app.ts': appModule.replace('  pages: {', "  storageGroup: 'admin',\n  pages: {") })
  const { text } = await buildApp(root, {}, { base: '/shop/' })
  expect(text('index.html')).toContain("'sw:theme:admin:'")
})

test('everything that the entry imports is one file, also if lazy modules of the app share it', async () => {
  const page = `import { facts } from '../facts.ts'\nimport { navigateTo } from 'slipway'
export default function Page() { return [facts, navigateTo] }`
  const root = writeApp({
    'src/facts.ts': "export const facts = 'shared facts'",
    'src/app.ts': `import { facts } from './facts.ts'\nconsole.log(facts)\n${appModule}`,
    'src/pages/HomePage.tsx': page,
    'src/pages/CopyPage.tsx': page,
  })
  const { html, linked, text } = await buildApp(root)
  expect(html.match(/<script type="module"/g)).toHaveLength(1)
  expect(text(/^assets\/index-.*\.js$/)).toContain('shared facts')
  const others = linked.filter((link) => link.startsWith('modulepreload') && !/HomePage|first/.test(link))
  expect(others).toEqual([])
})

test.each([
  [{}, true],
  [{ compileHints: false }, false],
])('with the options %j, functions that the start calls are marked: %s', async (options, marked) => {
  const { scripts } = await buildApp(writeApp(), options)
  expect(/\bcreateApp\s*=\s*\(\s*function\b/.test(scripts)).toBe(marked)
  expect(/\bfunction createApp\b/.test(scripts)).toBe(!marked)
})

test('src/main.tsx mounts the app', async () => {
  const { text } = await buildApp(writeApp({ 'src/main.tsx': 'console.log("by itself")' }))
  expect(text(/^assets\/index-.*\.js$/)).toContain('console.log("by itself")')
  expect(text(/^assets\/index-.*\.js$/)).not.toContain('createApp')
})

test('an app without a manifest and without a literal import of its page builds', async () => {
  const home = "import { page } from 'slipway'\nexport const home = page({ load: () => import('./pages/HomePage') })"
  const app =
    "import { defineApp } from 'slipway'\nimport { home } from './home'\nexport const app = defineApp({ pages: { '/': home } })"
  const built = await buildApp(writeApp({ 'src/app.ts': app, 'src/home.ts': home }), { manifest: false })
  expect(built.names).not.toContain('manifest.webmanifest')
  expect(built.linked.filter((link) => link.includes('HomePage'))).toEqual([])
})

test('the platform in the options selects the hosts', async () => {
  const root = writeApp()
  const native = await buildApp(root, { platform: 'capacitor' })
  const web = await buildApp(root)
  expect(native.scripts).toContain('@capacitor/clipboard')
  expect(web.scripts).not.toContain('@capacitor/clipboard')
  expect(web.scripts).toContain('navigator.clipboard')
})

test('a mistake in the config fails the build, with its position and the corrected form', async () => {
  const app = appModule.replace("title: 'Home'", "navigationBar: { type: 'fixed' }").replace("'/copy'", "'copy'")
  const failed = await buildApp(writeApp({ 'src/app.ts': app })).catch((error: Error) => error)
  expect(failed).toBeInstanceOf(Error)
  const { message } = failed as Error
  expect(message).toContain(
    "- pages['/'].navigationBar.type is 'fixed'. Write 'default', 'transparent' or 'float'. (4:74)",
  )
  expect(message).toContain("- pages['copy'] must begin with a slash. Write '/copy'. (5:5)")
  expect(message).toMatch(/src\/app\.ts[\s\S]*4[\s\S]*navigationBar: \{ type: 'fixed' \}/)
})

test('the error for an app without an entry contains the corrected form', async () => {
  const root = writeApp()
  rmSync(join(root, 'src/app.ts'))
  await expect(buildApp(root)).rejects.toThrow('Write src/app.ts with `export const app = defineApp({ … })`')
})

test('the dev server returns the HTML page for every address of the app, and the generated files', async () => {
  const server = await createServer({ ...configOf(writeApp()), base: '/shop/', server: { port: 0, host: '127.0.0.1' } })
  onTestFinished(() => server.close())
  await server.listen()
  const address = server.resolvedUrls?.local[0] ?? ''
  const get = async (path: string) => {
    const response = await fetch(new URL(path, address), { headers: { accept: 'text/html,*/*' } })
    return { type: response.headers.get('content-type'), text: await response.text() }
  }
  for (const path of ['./', './copy?a=1', './some/where']) {
    const { type, text } = await get(path)
    expect(type).toBe('text/html')
    expect(text).toContain('<title>Field Notes</title>')
    expect(text).toContain('<script type="module" src="/shop/@slipway/mount.js"></script>')
  }
  expect((await get('./@slipway/mount.js')).text).toContain('createApp(entry.app).mount(')
  expect((await get('./@slipway/dev.js')).text).toContain('ErrorOverlay')
  expect(await get('./manifest.webmanifest')).toMatchObject({ type: 'application/manifest+json' })
  expect(await get('./icon.svg')).toMatchObject({ type: 'image/svg+xml' })
})

const noHashes = { 'script-src': [], 'style-src': [] }

test("csp: 'files' writes the layer order and the theme script to files, in any folder", async () => {
  const root = writeApp({
    'src/pages/home.css': ".home { background: url('./dot.svg') }",
    'src/pages/dot.svg': '<svg/>',
  })
  const { html, text, names } = await buildApp(root, { csp: 'files' }, { base: '/shop/' })
  expect(inlineHashes([html])).toEqual(noHashes)
  const [, layers = '', theme = ''] =
    /<link rel="stylesheet" crossorigin href="\/shop\/(.+)" \/>\n\s*<script crossorigin src="\/shop\/(.+)">/.exec(
      html,
    ) ?? []
  expect(layers).toMatch(/^assets\/slipway-layers-.+\.css$/)
  expect(theme).toMatch(/^assets\/slipway-theme-.+\.js$/)
  expect(text(layers)).toBe('@layer reset, theme, base, slipway;')
  expect(text(theme)).toContain('sw:theme')
  expect(html.indexOf(layers), 'before any other style sheet').toBe(html.search(/(?<=stylesheet.*)assets\/.*\.css/))
  expect(names.filter((name) => name.endsWith('.svg')).sort(), 'small images are no data: URLs').toEqual([
    expect.stringMatching(/^assets\/dot-/),
    'icon.svg',
  ])
})

test("csp: 'files' writes no file for a text in the app's own HTML, and warns of inline tags", async () => {
  const own = `<html><head><style>@layer slipway, mine;</style></head><body><script type="module" src="/src/main.ts"></script></body></html>`
  const root = writeApp({ 'index.html': own, 'src/main.ts': 'console.log(1)' })
  const logger = createLogger('silent')
  const warn = vi.spyOn(logger, 'warn')
  await build({ ...configOf(root, { csp: 'files' }), customLogger: logger })
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8')
  expect(html).not.toContain('slipway-layers')
  expect(html).toMatch(/<script crossorigin src="\/assets\/slipway-theme-/)
  expect(readdirSync(join(root, 'dist/assets')).filter((name) => name.startsWith('slipway-'))).toHaveLength(1)
  expect(warn.mock.calls.map(([text]) => text).filter((text) => text.startsWith('slipway:'))).toEqual([
    expect.stringContaining('index.html has an inline <style>, which'),
  ])
})

/** Removes the line ends and indents of the written HTML, as plugins that minify HTML do. */
const minify: Plugin = {
  name: 'minify',
  enforce: 'post',
  closeBundle() {
    const file = join(this.environment.config.root, 'dist/index.html')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\s*/g, '').replace('try{var', 'try{ var'))
  },
}

test("csp: 'hashes' prints and writes the hashes of the final HTML", async () => {
  const logger = createLogger('silent')
  const info = vi.spyOn(logger, 'info')
  const root = writeApp()
  const { plugins, ...config } = configOf(root, { csp: 'hashes' })
  await build({ ...config, plugins: [plugins, minify], customLogger: logger })
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8')
  expect(html).toContain('<script>try{ var')
  const hashes = JSON.parse(readFileSync(join(root, 'dist/.vite/csp.json'), 'utf8'))
  expect(hashes).toEqual(inlineHashes([html]))
  expect(Object.values(hashes).flat()).toHaveLength(2)
  const printed = info.mock.calls.map(([text]) => text).join('\n')
  expect(printed).toContain('in dist/.vite/csp.json:')
  expect(printed).toContain(`script-src 'self' ${hashes['script-src'][0]};`)
})

test.each([undefined, 'files', 'hashes'] as const)('a nonce of Vite is on all tags (csp: %j)', async (csp) => {
  const { html } = await buildApp(writeApp(), csp && { csp }, { html: { cspNonce: 'n' } })
  const tags = html.match(/<(script|style|link rel="(stylesheet|modulepreload)")[^>]*>/g) ?? []
  expect(tags.length).toBeGreaterThan(3)
  for (const tag of tags) expect(tag).toContain('nonce="n"')
})

test("the dev server serves the files of csp: 'files', and sends the headers of its config", async () => {
  const headers = { 'Content-Security-Policy': "script-src 'self'" }
  const config = {
    ...configOf(writeApp(), { csp: 'files' }),
    base: '/shop/',
    server: { port: 0, host: '127.0.0.1', headers },
  }
  const server = await createServer(config)
  onTestFinished(() => server.close())
  await server.listen()
  const get = async (path: string) => {
    const response = await fetch(new URL(path, server.resolvedUrls?.local[0]), { headers: { accept: 'text/html,*/*' } })
    expect(response.headers.get('content-security-policy'), path).toBe("script-src 'self'")
    return { type: response.headers.get('content-type'), text: await response.text() }
  }
  const html = (await get('/shop/')).text
  expect(inlineHashes([html])).toEqual(noHashes)
  expect(html).toContain(`<link rel="stylesheet" crossorigin href="/shop/@slipway/slipway-layers.css" />
    <script crossorigin src="/shop/@slipway/slipway-theme.js"></script>`)
  expect(await get('/shop/@slipway/slipway-layers.css')).toEqual({
    type: 'text/css',
    text: '@layer reset, theme, base, slipway;',
  })
  expect(await get('/shop/@slipway/slipway-theme.js')).toMatchObject({ type: 'text/javascript' })
})
