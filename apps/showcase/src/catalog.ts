import { metas } from 'virtual:docs'
import type { ComponentType } from 'react'
import type { DocsMeta } from '../build/docs.ts'

/** Kind of a demo: the folder that contains its folder, and the first part of its address. */
export type Kind = 'components' | 'api' | 'screens'

/** The address of the page of a demo or a guide. */
export type EntryPath = `/${Kind | 'guides'}/${string}`

/** A guide: a page of docs without a demo. */
export interface Guide extends DocsMeta {
  readonly path: EntryPath
  readonly kind: 'guides'
  /** Loads the docs, as HTML. */
  readonly loadDocs: () => Promise<string>
}

/** A demo with its metadata, docs and source. */
export interface Demo extends Omit<Guide, 'kind'> {
  readonly kind: Kind
  /** Loads the demo; its default export is a component. */
  readonly load: () => Promise<{ default: ComponentType }>
  /** Loads the source, as HTML. */
  readonly loadSource: () => Promise<string>
}

// Each folder with a `demo.tsx` and docs is a page; no registration is needed. The showcase's own demos combine several components.
// A demo without docs is left out, which the journeys in e2e/ detect.
const modules = import.meta.glob<{ default: ComponentType }>([
  '../../../packages/slipway/src/{components,api,screens}/*/demo.tsx',
  './components/*/demo.tsx',
])
const sources = import.meta.glob<string>(
  ['../../../packages/slipway/src/{components,api,screens}/*/demo.tsx', './components/*/demo.tsx'],
  { query: '?source', import: 'default' },
)
const docs = import.meta.glob<string>(
  ['../../../packages/slipway/src/{components,api,screens}/*/*.md', './components/*/*.md'],
  { query: '?docs', import: 'default' },
)

/** All demos, sorted by title. */
export const demos: readonly Demo[] = Object.entries(modules)
  .flatMap(([file, load]) => {
    const [name = '', kind] = file.split('/').slice(0, -1).reverse()
    const path = `/${kind}/${name}` as EntryPath
    const [meta, loadDocs, loadSource] = [metas[path], docs[file.replace('demo.tsx', `${name}.md`)], sources[file]]
    if (!meta || !loadDocs || !loadSource) return []
    return [{ ...meta, path, kind: kind as Kind, load, loadDocs, loadSource }]
  })
  .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))

const guideDocs = import.meta.glob<string>(
  [
    '../../../packages/slipway/docs/*.md',
    '../../../packages/slipway/src/{app,router,hooks,authoring,atlas,devtools,web-view-bridge}/**/*.md',
    '!../../../packages/slipway/docs/index.md',
  ],
  { query: '?docs', import: 'default' },
)

/** All guides, sorted by title. */
export const guides: readonly Guide[] = Object.entries(guideDocs)
  .flatMap(([file, loadDocs]): Guide[] => {
    const path = `/guides/${file.slice(file.lastIndexOf('/') + 1, -'.md'.length)}` as const
    const meta = metas[path]
    return meta ? [{ ...meta, path, kind: 'guides', loadDocs }] : []
  })
  .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))

/** The demo at an address. */
export function demoAt(path: string | undefined): Demo | undefined {
  return demos.find((demo) => demo.path === path)
}
