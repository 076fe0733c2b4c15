import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFiles } from '../scripts/lib/findFiles.ts'
import { root } from '../scripts/lib/root.ts'

/** A page of the showcase, in English. */
export interface ShowcasePage {
  readonly path: string
  /** The text of its heading. */
  readonly title: string
}

/** The pages of the tab bar. */
export const tabs: readonly ShowcasePage[] = [
  { path: '/', title: 'Slipway' },
  { path: '/api', title: 'APIs' },
  { path: '/screens', title: 'Screens' },
  { path: '/settings', title: 'Settings' },
]

/** The pages of all folders with a demo, found in the same way as in the showcase. */
export const demos: readonly ShowcasePage[] = findFiles([
  '{packages/slipway,apps/showcase}/src/{components,api,screens}/*/demo.tsx',
]).map((file) => {
  const folder = file.slice(0, -'/demo.tsx'.length)
  const docs = readFileSync(join(root, folder, `${folder.split('/').at(-1)}.md`), 'utf8')
  return { path: folder.slice(folder.indexOf('/src/') + '/src'.length), title: /^title: (.*)$/m.exec(docs)?.[1] ?? '' }
})

/** The demos in groups of ten, so that workers share them. Each group uses one browser, which has the showcase in its cache. */
export const partsOfDemos: readonly { readonly name: string; readonly part: readonly ShowcasePage[] }[] = Array.from(
  { length: Math.ceil(demos.length / 10) },
  (_, i) => demos.slice(i * 10, i * 10 + 10),
).map((part) => ({ name: `${part[0]?.path} to ${part.at(-1)?.path}`, part }))
