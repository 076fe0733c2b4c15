import { expect, test, vi } from 'vitest'
import type { WorkerPlan } from '../../service-worker/workerPlan.ts'
import { buildNotes } from '../../testing/internal/servers/notesApp.ts'

// Each test runs builds.
vi.setConfig({ testTimeout: 60_000 })

/** The plan that a build has written into its worker. */
function planIn(worker: string): WorkerPlan {
  const plans: WorkerPlan[] = []
  const scope = {
    ...{ location: new URL('https://app.example/sw.js'), registration: {}, addEventListener: () => {} },
    ...{ clients: {}, navigator: { languages: [] } },
  }
  const start = worker.indexOf('{assets:')
  expect(start).toBeGreaterThan(0)
  // The plan is an object literal in the minified script: its end is found by the parser.
  for (let end = worker.indexOf('}', start); plans.length === 0; end = worker.indexOf('}', end + 1)) {
    try {
      plans.push(new Function('scope', `return ${worker.slice(start, end + 1)}`)(scope))
    } catch {}
  }
  return plans[0] as WorkerPlan
}

const names = ({ files }: WorkerPlan) => files.map(({ url }) => url.replace(/-[\w-]{8}\./, '.'))

test('the files of the start are stored: HTML, the root page, the manifest and the icon', async () => {
  const { read } = await buildNotes({ pwa: true, prerender: ['/', '/about'] })
  const plan = planIn(read('sw.js'))
  expect(names(plan)).toEqual(
    expect.arrayContaining([
      ...['about.html', 'icon.svg', 'index.html', 'manifest.webmanifest'],
      ...['assets/HomePage.css', 'assets/HomePage.js', 'assets/index.css', 'assets/index.js', 'assets/takeOverHtml.js'],
    ]),
  )
  expect(names(plan).filter((name) => /NotePage|largeLand|404|sw\.js|notes\.json/.test(name))).toEqual([])
  expect(plan.pages).toEqual({ '': { en: 'index.html' }, about: { en: 'about.html' } })
  expect(plan).toMatchObject({ shell: { en: 'index.html' }, fromNetwork: false, assets: 'assets/' })
  const revisions = new Map(plan.files.map(({ url, revision }) => [url, revision]))
  expect(revisions.get('index.html')).toMatch(/^[0-9a-f]{16}$/)
  expect(revisions.get(plan.files.find(({ url }) => url.startsWith('assets/'))?.url ?? '')).toBe(null)
  expect(read('sw.js')).toMatch(/^\/\*! Contains Workbox, .* MIT licence\. \*\//)
})

test('all files are stored, except the large data of maps; languages have files of their own', async () => {
  const { read } = await buildNotes({
    pwa: { precache: 'all', cache: [{ urls: '/api/*' }], outside: ['/admin/*'] },
    prerender: { paths: ['/about'], locales: ['en', 'fr'] },
  })
  const plan = planIn(read('sw.js'))
  expect(names(plan)).toEqual(expect.arrayContaining(['assets/NotePage.js', 'notes.json', 'about.fr.html']))
  expect(names(plan).filter((name) => /large|404|sw\.js/.test(name))).toEqual([])
  expect(plan.pages).toEqual({ '': { en: 'index.html' }, about: { en: 'about.html', fr: 'about.fr.html' } })
  expect(plan.rules).toMatchObject([{ urls: '/api/*', shared: false, maxEntries: 100 }])
  expect(plan.outside).toEqual(['/admin/*'])
})

test('the app registers the worker, and removes the responses of the user only if there are such rules', async () => {
  const [plain, user, none] = [
    await buildNotes({ pwa: true }),
    await buildNotes({ pwa: { cache: [{ urls: '/api/*' }] } }),
    await buildNotes({}),
  ].map(({ scripts }) => ['/sw.js', 'forget the user'].map((text) => scripts().includes(text)))
  expect({ plain, user, none }).toEqual({ plain: [true, false], user: [true, true], none: [false, false] })
})

test('with a server, pages come from the network, and the page without content is used without one', async () => {
  const { read, exists } = await buildNotes(
    { pwa: true, server: 'src/server.ts' },
    { more: { 'src/server.ts': "import { renderApp } from 'slipway/server'\nexport default renderApp" } },
  )
  expect(exists('index.html')).toBe(false)
  expect(exists('shell.html')).toBe(true)
  expect(planIn(read('sw.js'))).toMatchObject({ pages: {}, shell: { en: 'shell.html' }, fromNetwork: true })
})

test("an app's own worker is not replaced", async () => {
  const building = buildNotes({ pwa: true }, { more: { 'public/sw.js': '' } })
  await expect(building).rejects.toThrow('the public folder has its own sw.js. Remove it, or the option pwa.')
})

test('the worker that removes the former one stores nothing', async () => {
  const { read, scripts } = await buildNotes({ pwa: { remove: true } })
  expect(['unregister', 'index.html'].map((text) => read('sw.js').includes(text))).toEqual([true, false])
  expect(scripts().includes('/sw.js')).toBe(false)
})
