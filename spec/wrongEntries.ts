import { join } from 'node:path'
import { defaultServerConditions, build as vite } from 'vite'
import { publicEntries } from '../scripts/lib/publicEntries.ts'
import { root } from '../scripts/lib/root.ts'
import { run } from '../scripts/lib/run.ts'
import { valueNames } from '../scripts/lib/valueNames.ts'

/**
 * The entries whose exports differ from their source, one line for each. All public names are listed in public-names.txt, which
 * `npm run gen` writes and reviewers read.
 */
export async function wrongEntries(): Promise<string[]> {
  const entries = publicEntries()
  const found = await namesInPlainNode(entries)
  return entries.flatMap((entry) => {
    const [has, expected] = [found[entry.name] ?? [], valueNames(entry)].map((names) => names.join(' '))
    return has === expected ? [] : [`${entry.name} exports ${has}; its source exports ${expected}`]
  })
}

/** Bundles the sources of all entries, imports them in a new Node process, and resolves with the exported names of each. */
async function namesInPlainNode(entries: ReturnType<typeof publicEntries>): Promise<Record<string, readonly string[]>> {
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
        // On a busy machine the bundler warns of slow plugins.
        checks: { pluginTimings: false },
        input: Object.fromEntries(entries.map(({ source }, index) => [`entry-${index}`, join(root, source)])),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const places = entries.map(({ name }, index) => [name, `./entry-${index}.js`])
  const script = `
    const places = ${JSON.stringify(places)}
    const all = await Promise.all(places.map(async ([name, place]) => [name, Object.keys(await import(place)).sort()]))
    process.stdout.write(JSON.stringify(Object.fromEntries(all)))
  `
  const { code, stdout, output } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: outDir,
  })
  if (code !== 0 || output !== stdout)
    throw new Error(`An entry printed on import, or could not be imported:\n${output}`)
  return JSON.parse(stdout)
}
