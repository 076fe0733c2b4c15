import { join } from 'node:path'
import { defaultServerConditions, build as vite } from 'vite'
import { expect, test } from 'vitest'
import { publicEntries } from '../scripts/lib/publicEntries.ts'
import { root } from '../scripts/lib/root.ts'
import { run } from '../scripts/lib/run.ts'
import { valueNames } from '../scripts/lib/valueNames.ts'

// What is public is listed in public-names.txt, which `npm run gen` writes and a review reads.
test('every entry imports in plain Node, without a word, and exports what it says', async () => {
  const entries = publicEntries()
  const expected = entries.map((entry) => [entry.name, valueNames(entry)])
  expect(await namesInPlainNode(entries)).toEqual(expected)
})

/** Bundles the sources of all entries at once, imports each in a Node of its own, and answers the names that it exports. */
async function namesInPlainNode(entries: ReturnType<typeof publicEntries>): Promise<unknown> {
  const outDir = join(root, '.cache', 'exports')
  await vite({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: ['slipway-source', ...defaultServerConditions] },
    ssr: { resolve: { conditions: ['slipway-source', ...defaultServerConditions] } },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(entries.map(({ source }, index) => [`entry-${index}`, join(root, source)])),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const places = entries.map(({ name }, index) => [name, `./entry-${index}.js`])
  const code = `
    const places = ${JSON.stringify(places)}
    const all = await Promise.all(places.map(async ([name, place]) => [name, Object.keys(await import(place)).sort()]))
    process.stdout.write(JSON.stringify(all))
  `
  const { stdout, output } = await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: outDir })
  expect(output, 'everything that was printed').toBe(stdout)
  return JSON.parse(stdout)
}
