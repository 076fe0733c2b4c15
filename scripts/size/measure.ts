import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { gzipSync } from 'node:zlib'
import { importsOf } from '../../spec/floors/importsOf.ts'
import { targetOf } from '../../spec/floors/target.ts'
import { findFiles } from '../lib/findFiles.ts'
import { type PublicEntry, publicEntries } from '../lib/publicEntries.ts'
import { readText } from '../lib/readText.ts'
import { packageFolder, root } from '../lib/root.ts'
import { valueNames } from '../lib/valueNames.ts'
import { componentsWithin } from './budgets.ts'
import { type Bundled, type BundleOptions, bundle } from './bundle.ts'
import type { Size } from './compare.ts'
import { builtOn, strangers } from './strangers.ts'

/** Sizes of all parts, and messages about parts that could not be measured or have other problems. */
export interface Measured {
  readonly sizes: Readonly<Record<string, Size>>
  readonly problems: readonly string[]
}

/** Measures the hello app, and each public entry separately, using the build in `dist`. */
export async function measure(): Promise<Measured> {
  const sizes: Record<string, Size> = {}
  const problems: string[] = []
  const attempt = async (what: string, text: string, options: BundleOptions): Promise<Bundled | undefined> => {
    try {
      return await bundle(text, options)
    } catch (error) {
      problems.push(`${what} could not be built: ${reason(error)}`)
      return undefined
    }
  }
  const record = (id: string, size: Size | undefined) => {
    if (size) sizes[id] = { js: size.js, css: size.css }
  }

  const benched = (app: string, kind: string) => `import ${JSON.stringify(join(root, 'bench', app, `${kind}.tsx`))}`
  const app = await attempt('hello', benched('hello', 'slipway'), { also: (path) => path.endsWith('/HomePage.tsx') })
  const react = await attempt('React', benched('hello', 'react'), {})
  record('hello', app)
  record('React', react)
  const firstPage = { also: (path: string) => path.endsWith('/SlipwayList.tsx') }
  record('gallery', await attempt('gallery', benched('gallery', 'slipway'), firstPage))
  if (app && react) record('core over React', { js: app.js - react.js, css: app.css })

  for (const path of findFiles(['atlas/data/*.js', 'atlas/atlas.worker.js'], join(packageFolder, 'dist'))) {
    record(path, { js: gzipSync(readFileSync(join(packageFolder, 'dist', path))).length, css: 0 })
  }
  for (const id of componentsWithin) {
    const [entry, name] = id.split(' ')
    record(id, await attempt(id, `export { ${name} } from '${entry}'`, { part: true }))
  }
  const entries = publicEntries()
  const inRoot = new Set(entries.filter(({ name }) => name === 'slipway').flatMap(valueNames))
  for (const entry of entries.filter(isMeasured)) {
    const ways = [[entry.name, `export * from '${entry.name}'`]]
    if (isComponent(entry)) {
      const names = valueNames(entry).filter((name) => inRoot.has(name))
      ways.push([`${entry.name} by 'slipway'`, `export { ${names.join(', ')} } from 'slipway'`])
    }
    const welcome = welcomeIn(entry)
    for (const [what = '', text = ''] of ways) {
      const bundled = await attempt(what, text, { part: true })
      if (what === entry.name) record(entry.name, bundled)
      const unwelcome = strangers(bundled?.modules ?? [], welcome)
      problems.push(...unwelcome.map((stranger) => `${what} brings the component ${stranger} along.`))
    }
  }
  return { sizes, problems }
}

/** The first line of Rolldown's message counts the errors; the second line is the first error. */
function reason(error: unknown): string {
  const lines = stripVTControlCharacters(String(error))
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines[1] ?? lines[0] ?? ''
}

const isMeasured = ({ name }: PublicEntry) =>
  /^slipway\/(components|api)\/|^slipway\/(router|atlas|web-view-bridge)$/.test(name)

const isComponent = ({ name }: PublicEntry) => name.startsWith('slipway/components/')

/** The components that an entry may contain: for a component, those it is built on; for all other entries, no components. */
function welcomeIn(entry: PublicEntry): ReadonlySet<string> {
  return isComponent(entry) ? builtOn(entry.name.slice('slipway/components/'.length), componentsUsedBy) : new Set()
}

/** The components whose index is imported by the files of a component. */
function componentsUsedBy(component: string): string[] {
  const files = findFiles([`components/${component}/**/*.{ts,tsx}`], join(packageFolder, 'src')).filter(
    (path) => !/\.test\.|\/demo\./.test(path),
  )
  return files.flatMap((path) =>
    importsOf(path, readText(`packages/slipway/src/${path}`)).flatMap(({ specifier }) => {
      const target = targetOf(path, specifier)
      return target.kind === 'file' ? (/^components\/([^/]+)\/index\.ts$/.exec(target.path)?.[1] ?? []) : []
    }),
  )
}
