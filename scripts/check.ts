import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findFiles } from './lib/findFiles.ts'
import { inParallel } from './lib/inParallel.ts'
import { root } from './lib/root.ts'
import { type Finished, runScript, runTool } from './lib/run.ts'
import { step } from './lib/step.ts'

/** `npm run check`: everything that is quick to know, at once. One line for each step, and the output of those that fail. */
export async function main(): Promise<number> {
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

/** The slowest first, so that nothing long starts last. */
function checks(): { readonly name: string; run(): Promise<Finished> }[] {
  // A build's configuration emits, and a template's is for an app that has installed the package; what they cover is
  // covered by others.
  const configs = findFiles(['tsconfig.json', '{packages,apps}/**/tsconfig*.json']).filter(
    (path) => !/tsconfig\.build|\/template\//.test(path),
  )
  return [
    { name: 'floors and exports', run: () => runScript('floors') },
    { name: 'generated files', run: () => runScript('gen', ['--check']) },
    {
      name: 'format and lint',
      run: () => runTool('biome', ['check', '--error-on-warnings', '--diagnostic-level=warn']),
    },
    ...configs.map((path) => ({
      name: `types: ${path}`,
      run: () => runTool('tsc', ['-p', path, ...rememberedIn(path)]),
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
