import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { findFiles } from './lib/findFiles.ts'
import { readText } from './lib/readText.ts'
import { root } from './lib/root.ts'
import { run, runTool } from './lib/run.ts'
import { type Recorded, whyNotCompared } from './test/whyNotCompared.ts'

/**
 * `npm run test:visual`: compares pictures with the recorded ones. They depend on the browser's version and on fonts, so
 * on any other machine it says so and compares nothing. Arguments go to Vitest, such as `-u` to record anew.
 */
export async function main(args: readonly string[]): Promise<number> {
  const recorded: Recorded = JSON.parse(readText('spec/visual.json'))
  const { stdout } = await run(ensureChromium(), ['--version'])
  const reason = whyNotCompared(recorded, {
    chromium: stdout,
    tests: findFiles(['packages/**/*.visual.test.tsx']),
    hasFile: (path) => existsSync(join(root, path)),
  })
  if (!reason) return (await runTool('vitest', ['run', '--project=visual', ...args], { show: true })).code
  console.log(`Nothing was compared: ${reason}`)
  return 0
}
