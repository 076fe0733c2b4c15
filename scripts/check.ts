import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findFiles } from './lib/findFiles.ts'
import { inParallel } from './lib/inParallel.ts'
import { readFlags } from './lib/readFlags.ts'
import { root } from './lib/root.ts'
import { type Finished, runScript, runTool } from './lib/run.ts'
import { step } from './lib/step.ts'

/** `npm run check`: everything that is quick to know, at once. One line for each step, and the output of those that fail. */
export async function main(args: readonly string[]): Promise<number> {
  readFlags(args, [])
  const failed: string[] = []
  await inParallel(checks(), availableParallelism() + 1, async ({ name, run }) => {
    const problems = await step(name, async () => {
      const { code, output } = await run()
      return code === 0 ? [] : [output.trimEnd()]
    })
    failed.push(...problems.map((problem) => `\n--- ${name}\n${problem}`))
  })
  if (failed.length > 0) console.log(failed.join('\n'))
  return failed.length > 0 ? 1 : 0
}

/** Configurations whose files other programs look at: what a program costs is mostly the package, which each reads whole. */
const coveredByOthers = [
  // They emit.
  /tsconfig\.build/,
  // For an app that has installed the package; `tsconfig.template.json` reads the same files beside its source, as an app of
  // Capacitor, so that no program of its own has to read the package for that platform.
  /\/template\//,
  // The type tests read its files too, without types of Node or tests as it does, and `tsconfig.browser.json` its demos.
  /^packages\/slipway\/tsconfig\.json$/,
  // The root's.
  /^packages\/create-slipway\/tsconfig\.json$/,
  // For editors: `tsconfig.browser.json` reads all of the showcase beside the tests in browsers.
  /^apps\/showcase\/((visual|spoken)\/)?tsconfig\.json$/,
]

/** The configurations that the compiler is asked about. */
export function typePrograms(): string[] {
  const configs = findFiles(['tsconfig{,.browser}.json', '{packages,apps}/**/tsconfig*.json'])
  return configs.filter((path) => !coveredByOthers.some((pattern) => pattern.test(path)))
}

/** The slowest first, so that nothing long starts last. */
function checks(): { readonly name: string; run(): Promise<Finished> }[] {
  return [
    { name: 'floors and exports', run: () => runScript('floors') },
    { name: 'generated files', run: () => runScript('gen', ['--check']) },
    {
      name: 'format and lint',
      run: () => runTool('biome', ['check', '--error-on-warnings', '--diagnostic-level=warn']),
    },
    ...typePrograms().map((path) => ({
      name: `types: ${path}`,
      run: () => runTool('tsc', ['-p', path, ...rememberedIn(path)], { env: fewCollections }),
    })),
  ]
}

/**
 * What the compiler knows from the last time: it looks again at what has changed, and at what that changes. In one thread,
 * as several compilers run at once, and threads of one learn the same types each for itself.
 */
function rememberedIn(path: string): string[] {
  return [
    '--singleThreaded',
    '--incremental',
    '--tsBuildInfoFile',
    join(root, '.cache', 'types', `${path.replaceAll('/', '-')}.tsbuildinfo`),
  ]
}

/** A compiler ends before it runs out of memory: to look for what is free takes a fifth of its time. */
const fewCollections = { GOGC: 'off', GOMEMLIMIT: '1500MiB' }
