import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFiles } from '../scripts/lib/findFiles.ts'
import { readText } from '../scripts/lib/readText.ts'
import { packageFolder } from '../scripts/lib/root.ts'
import { separateChunkProblems } from './separateChunks.ts'

test('each file of a separate chunk has the marker and is only loaded dynamically', () => {
  const files = findFiles(['**/*.{ts,tsx}'], join(packageFolder, 'src'))
  const sources = new Map(files.map((file) => [file, readText(`packages/slipway/src/${file}`)]))
  expect(separateChunkProblems(sources)).toEqual([])
})

const marked = '// Separate chunk: loaded when the menu opens.\nexport const menu = 1'
const loads = "const load = () => import('./menu.ts')"

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ['a marked file', { 'hooks/menu.ts': marked, 'hooks/a.ts': loads }, []],
  [
    'types of a marked file',
    { 'hooks/menu.ts': marked, 'hooks/a.ts': `import type { A } from './menu.ts'\n${loads}` },
    [],
  ],
  [
    'a test that imports a marked file',
    { 'hooks/menu.ts': marked, 'hooks/a.ts': loads, 'hooks/menu.test.ts': "import { menu } from './menu.ts'" },
    [],
  ],
  ['a public entry', { 'api/b/index.ts': '', 'api/a/a.ts': "import('../b/index.ts')" }, []],
  ['a bundled library', { 'vendor/b.ts': '', 'api/a/web.ts': "import('../../vendor/b.ts')" }, []],
  [
    'a file without the marker',
    { 'hooks/menu.ts': 'export const menu = 1', 'hooks/a.ts': loads },
    ['hooks/menu.ts is loaded by import(). Begin it with "// Separate chunk: loaded when …".'],
  ],
  [
    'a marker that is not the first line',
    { 'hooks/menu.ts': `\n${marked}`, 'hooks/a.ts': loads },
    ['hooks/menu.ts is loaded by import(). Begin it with "// Separate chunk: loaded when …".'],
  ],
  [
    'a marked file that is imported, too',
    { 'hooks/menu.ts': marked, 'hooks/a.ts': loads, 'hooks/b.ts': "import { menu } from './menu.ts'" },
    ['hooks/menu.ts is a separate chunk, but hooks/b.ts imports it. Use import(), or remove the marker.'],
  ],
  [
    'a marked file that nothing loads',
    { 'hooks/menu.ts': marked },
    ['hooks/menu.ts is a separate chunk that no import() loads. Remove the marker.'],
  ],
])('%s', (_, files, problems) => {
  expect(separateChunkProblems(new Map(Object.entries(files)))).toEqual(problems)
})
