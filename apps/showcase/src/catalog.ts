import { metas } from 'virtual:docs'
import type { ComponentType } from 'react'
import type { DocsMeta } from '../build/docs.ts'

/** Kind of a demo: the folder that contains its folder, and the first part of its address. */
export type Kind = 'components' | 'api' | 'screens'

/** The address of a demo's page. */
export type DemoPath = `/${Kind}/${string}`

/** A demo with its metadata, docs and source. */
export interface Demo extends DocsMeta {
  readonly path: DemoPath
  readonly kind: Kind
  /** Loads the demo; its default export is a component. */
  readonly load: () => Promise<{ default: ComponentType }>
  /** Loads the docs, as HTML. */
  readonly loadDocs: () => Promise<string>
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
    const path = `/${kind}/${name}` as DemoPath
    const [meta, loadDocs, loadSource] = [metas[path], docs[file.replace('demo.tsx', `${name}.md`)], sources[file]]
    if (!meta || !loadDocs || !loadSource) return []
    return [{ ...meta, path, kind: kind as Kind, load, loadDocs, loadSource }]
  })
  .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))

/** The demo at an address. */
export function demoAt(path: string | undefined): Demo | undefined {
  return demos.find((demo) => demo.path === path)
}
