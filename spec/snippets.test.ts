import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readText } from '../scripts/lib/readText.ts'
import { root } from '../scripts/lib/root.ts'
import { runTool } from '../scripts/lib/run.ts'

/*
 * Compiles the examples of docs in which each is a whole module, that a reader may take as it is. The examples of one
 * heading make an app where they register it; those of all others are checked together.
 */

const pages = ['packages/slipway/docs/navigation.md']

/** What the examples take from files of the reader's. */
const names = `
declare module '*Page'
declare module '*/letters' {
  export function unread(): number
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
  return readText(page)
    .split(/^#+ /m)
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
  expect(folders).toHaveLength(2)
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig))
    writeFileSync(join(folder, 'names.d.ts'), names)
  }
  for (const { folder, name, code } of snippets) writeFileSync(join(out, folder, name), code)
  const ends = await Promise.all(folders.map((folder) => runTool('tsc', ['-p', folder])))
  expect(ends.map(({ output }) => output.trim())).toEqual(['', ''])
})
