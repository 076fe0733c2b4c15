import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findFiles } from './lib/findFiles.ts'
import { inParallel } from './lib/inParallel.ts'
import { readFlags } from './lib/readFlags.ts'
import { root } from './lib/root.ts'
import { type Finished, runScript, runTool } from './lib/run.ts'
import { step } from './lib/step.ts'

/** `npm run check`: runs all quick checks in parallel. Prints one line for each step, and the output of steps that fail. */
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

/**
 * Configurations that are not checked, because others check the same files. Most of the cost of a check is reading the package,
 * which every compiler process reads completely.
 */
const coveredByOthers = [
  // These emit files.
  /tsconfig\.build/,
  // These are for apps that have installed the package. `tsconfig.template.json` checks the same files against the package's source,
  // as an app for Capacitor. This saves a separate check of the package for that platform.
  /\/template\//,
  // The type tests check the same files, also without the types of Node and of tests; `tsconfig.browser.json` checks the demos.
  /^packages\/slipway\/tsconfig\.json$/,
  // The configuration of the root checks these files.
  /^packages\/create-slipway\/tsconfig\.json$/,
  // `tsconfig.example.json` of `create-slipway` checks the same files against the package's source.
  /^apps\/field-service\/tsconfig\.json$/,
  // These are for editors. `tsconfig.browser.json` checks the whole showcase together with the tests in browsers.
  /^apps\/showcase\/((visual|spoken)\/)?tsconfig\.json$/,
]

/** The configurations that the compiler checks. */
export function typePrograms(): string[] {
  const configs = findFiles(['tsconfig{,.browser}.json', '{packages,apps}/**/tsconfig*.json'])
  return configs.filter((path) => !coveredByOthers.some((pattern) => pattern.test(path)))
}

/** All checks, the slowest first, so that no long check starts last. */
function checks(): { readonly name: string; run(): Promise<Finished> }[] {
  return [
    { name: 'floors and exports', run: () => runScript('floors') },
    { name: 'generated files', run: () => runScript('gen', ['--check']) },
    { name: 'words', run: () => runScript('words') },
    { name: 'specification', run: () => runScript('spec', ['--titles']) },
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
 * Options for incremental checks: the compiler checks only changed files and their dependents. It uses one thread, because
 * several compilers run at the same time, and each thread would build the same types again.
 */
function rememberedIn(path: string): string[] {
  return [
    '--singleThreaded',
    '--incremental',
    '--tsBuildInfoFile',
    join(root, '.cache', 'types', `${path.replaceAll('/', '-')}.tsbuildinfo`),
  ]
}

/** Turns off the compiler's garbage collection, which takes a fifth of its time. The process ends before memory runs out. */
const fewCollections = { GOGC: 'off', GOMEMLIMIT: '1500MiB' }
