import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readText } from '../scripts/lib/readText.ts'
import { root } from '../scripts/lib/root.ts'
import { runTool } from '../scripts/lib/run.ts'

/*
 * Compiles the examples of pages, or of one section of a page, in which each example is a complete module that readers can copy. The examples below a heading
 * form one app if they contain `interface Register`. All other examples are compiled together.
 */

const pages = [
  'packages/slipway/docs/config.md#Config',
  'packages/slipway/docs/navigation.md',
  'packages/slipway/docs/providers.md',
  'packages/slipway/docs/maps.md',
  'packages/slipway/src/api/interceptor/interceptor.md#Send the token everywhere',
]

/** Modules that the examples import: those of the reader's app, and parts of libraries that are not installed here. */
const names = `
declare module '*Page'
declare module '*/letters' {
  export function unread(): number
}
declare module '*/Providers' {
  export default function Providers(props: import('slipway').AppViewProps): import('react').ReactNode
}
declare module '@tanstack/react-query' {
  import type { ReactNode } from 'react'
  export class QueryClient {}
  export function QueryClientProvider(props: { client: QueryClient; children?: ReactNode }): ReactNode
}
declare module '@reduxjs/toolkit' {
  export function configureStore(options: { reducer: Record<string, (state: number | undefined) => number> }): object
}
declare module 'react-redux' {
  import type { ReactNode } from 'react'
  export function Provider(props: { store: object; children?: ReactNode }): ReactNode
}
`

const tsconfig = {
  extends: '../../../packages/slipway/tsconfig.json',
  compilerOptions: { noEmit: true },
  include: ['*', '../../../packages/slipway/css.d.ts'],
  exclude: [],
}

const out = join(root, '.cache', 'snippets')

/** The code of each example, by the folder that it is checked in. */
function snippetsOf(page: string): { readonly folder: string; readonly name: string; readonly code: string }[] {
  const [path = '', heading = ''] = page.split('#')
  return readText(path)
    .split(/^#+ /m)
    .filter((section) => section.startsWith(heading))
    .flatMap((section, place) => {
      const folder = section.includes('interface Register') ? `${page.replaceAll('/', '-')}-${place}` : 'together'
      return [...section.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(([, ending, code = ''], index) => {
        return { folder, name: `${place}-${index + 1}.${ending}`, code }
      })
    })
}

test('the examples of the docs compile', { timeout: 120_000 }, async () => {
  rmSync(out, { recursive: true, force: true })
  const snippets = pages.flatMap(snippetsOf)
  const folders = [...new Set(snippets.map(({ folder }) => join(out, folder)))]
  expect(folders).toHaveLength(3)
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
    writeFileSync(join(folder, 'names.d.ts'), names)
  }
  for (const { folder, name, code } of snippets) writeFileSync(join(out, folder, name), code)
  const ends = await Promise.all(folders.map((folder) => runTool('tsc', ['-p', folder])))
  expect(ends.map(({ output }) => output.trim())).toEqual(['', '', ''])
})
