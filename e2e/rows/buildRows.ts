import { join } from 'node:path'
import { root } from '../../scripts/lib/root.ts'
import { run } from '../../scripts/lib/run.ts'

/** Output folder of the app with rows. */
export const rowsFolder = join(root, '.cache', 'rows')

/** Builds the app with rows. Uses a separate process, because the test runner's NODE_ENV would produce a development build. */
export async function buildRows(): Promise<void> {
  const { code, output } = await run(process.execPath, [join(import.meta.dirname, 'build.ts')], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`the app with rows could not be built:\n${output}`)
}
