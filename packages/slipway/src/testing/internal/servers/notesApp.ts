import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build, defaultClientConditions, defaultServerConditions, type InlineConfig } from 'vite'
import { onTestFinished } from 'vitest'
import { type SlipwayOptions, slipway } from '../../../vite/index.ts'

/** The files of an app with a list of notes, for tests of builds. */
export const notesFiles = {
  'package.json': '{ "name": "field-notes", "type": "module" }',
  'public/notes.json': '["One","Two"]',
  'src/app.ts': `import { defineApp, page, pageData } from 'slipway'
import './app.css'
export const app = defineApp({
  pages: {
    '/': page({ load: () => import('./HomePage'), data: pageData(() => import('./notes')), title: 'Home', head: { description: 'All "notes"' } }),
    '/about': page({ load: () => import('./AboutPage'), title: 'About', under: '/' }),
    '/note/:id': page({ load: () => import('./NotePage'), params: { id: Number }, title: ({ id }) => 'Note ' + id }),
    '/hidden': page({ load: () => import('./AboutPage'), head: { robots: 'noindex' } }),
    '/mine': page({ load: () => import('./AboutPage'), guard: () => true }),
  },
  locale: 'en',
})`,
  'src/app.css': '.mine { color: red }',
  'src/picture.png': 'P'.repeat(5_000),
  'src/HomePage.ts': `import { createElement, lazy } from 'react'
import { usePageData } from 'slipway'
import './home.css'
const picture = new URL('./picture.png', import.meta.url).href
const named = (name) => new URL(\`./\${name}.png\`, import.meta.url).href
const Chart = lazy(() => import('./Chart'))
export default function HomePage() {
  const [notes] = usePageData()
  const rows = notes.map((note) => createElement('li', { key: note }, note))
  return createElement('ul', { style: { padding: 4 } }, rows, createElement('img', { src: picture, alt: '' }), createElement('img', { src: named('picture'), alt: '' }), createElement(Chart))
}`,
  'src/Chart.ts': `import './chart.css'\nexport default function Chart() { return null }`,
  'src/chart.css': '.chart { color: navy }',
  'src/home.css': 'ul { color: teal }',
  'src/notes.ts': `import { request } from 'slipway'
export const loader = async () => (await request({ url: import.meta.env.BASE_URL + 'notes.json' })).data`,
  'src/AboutPage.ts': `export default function AboutPage() { return 'About </script> us' }`,
  'src/NotePage.ts': `export default function NotePage({ params }) { return 'Note ' + params.id }`,
}

/** Builds the app into a folder, as `vite build` does, and returns functions that read its files. */
export async function buildNotes(
  options: SlipwayOptions,
  { more = {}, config = {} }: { readonly more?: Readonly<Record<string, string>>; readonly config?: InlineConfig } = {},
) {
  const root = mkdtempSync(join(tmpdir(), 'slipway-notes-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries({ ...notesFiles, ...more })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  symlinkSync(resolve(import.meta.dirname, '../../../../../../node_modules'), join(root, 'node_modules'))
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(root, '.cache'),
    resolve: { conditions: ['slipway-source', ...defaultClientConditions] },
    ssr: { resolve: { conditions: ['slipway-source', ...defaultServerConditions] } },
    plugins: [slipway(options)],
    ...config,
  })
  const read = (name: string) => readFileSync(join(root, 'dist', name), 'utf8')
  const scripts = () =>
    readdirSync(join(root, 'dist', 'assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => read(`assets/${name}`))
      .join('\n')
  return { root, read, scripts, exists: (name: string) => existsSync(join(root, 'dist', name)) }
}
