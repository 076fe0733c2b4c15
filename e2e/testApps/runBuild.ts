import { run } from '../../scripts/lib/run.ts'

/**
 * Runs a script that builds apps, with their names as arguments. A separate process, because the test runner's NODE_ENV would produce a
 * development build.
 */
export async function runBuild(script: string, names: readonly string[]): Promise<void> {
  const { code, output } = await run(process.execPath, [script, ...names], { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new Error(`${names.join(', ')} could not be built:\n${output}`)
}
