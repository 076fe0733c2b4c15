import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { guideFiles } from '../scripts/guides/guideFiles.ts'
import { findFiles } from '../scripts/lib/findFiles.ts'
import { readText } from '../scripts/lib/readText.ts'
import { root } from '../scripts/lib/root.ts'
import { runTool } from '../scripts/lib/run.ts'

/* Each guide contains the files of an example app. This test compiles them; a test in `testing/internal/guides` runs them. */

const guides = ['first-steps', 'effects', 'log-in', 'infinite-lists', 'forms', 'deep-links']

/** Parts of libraries that are not installed here. */
const names = `
declare module '@capacitor/app' {
  interface Handle {
    remove(): Promise<void>
  }
  export const App: {
    addListener(event: 'appUrlOpen', listener: (event: { url: string }) => void): Promise<Handle>
  }
}
`

const out = join(root, '.cache', 'guides')

/** Writes the app of a guide, and returns its folder. */
function writeGuide(guide: string): string {
  const folder = join(out, guide)
  const tsconfig = {
    extends: '../../../packages/slipway/tsconfig.json',
    // As in an app that `npm create slipway` has written.
    compilerOptions: { module: 'esnext', moduleResolution: 'bundler', rewriteRelativeImportExtensions: false },
    include: ['**/*', '../../../packages/slipway/css.d.ts'],
    exclude: [],
  }
  const files = [
    ...guideFiles(guide),
    { path: 'tsconfig.json', code: JSON.stringify(tsconfig) },
    { path: 'names.d.ts', code: names },
  ]
  for (const { path, code } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), code)
  }
  return folder
}

test('the example apps of the guides compile', { timeout: 120_000 }, async () => {
  rmSync(out, { recursive: true, force: true })
  const ends = await Promise.all(guides.map((guide) => runTool('tsc', ['-p', writeGuide(guide)])))
  expect(ends.map(({ output }) => output.trim())).toEqual(guides.map(() => ''))
})

test.each(guides)('each code block of the guide %s is a file of its app', (guide) => {
  const blocks = readText(`packages/slipway/docs/${guide}.md`).match(/^```tsx?$/gm) ?? []
  const paths = guideFiles(guide).map(({ path }) => path)
  expect(paths).toHaveLength(blocks.length)
  expect(new Set(paths).size).toBe(paths.length)
})

test('a browser test runs the example app of each guide', () => {
  const tests = findFiles(['packages/slipway/src/testing/internal/guides/*.browser.test.tsx']).map(readText)
  const run = guides.filter((guide) => tests.some((text) => text.includes(`'guide:${guide}/`)))
  expect(run).toEqual(guides)
})
