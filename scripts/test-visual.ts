import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './browsers/chromium.ts'
import { readText } from './lib/readText.ts'
import { root } from './lib/root.ts'
import { run, runTool } from './lib/run.ts'
import { majorVersionIn, type Recorded, whyNotCompared } from './test/whyNotCompared.ts'

const record = 'spec/visual.json'

/**
 * `npm run test:visual`: compares screenshots with the recorded pictures. All of them use the repository's own fonts. Pictures
 * depend on the browser's major version: in any other one, the command prints a message and compares nothing. `--update` records
 * the pictures that have changed, and all of them in another version. Other arguments, such as `-t slider`, are passed to Vitest.
 */
export async function main(args: readonly string[]): Promise<number> {
  const recorded: Recorded = JSON.parse(readText(record))
  const chromium = majorVersionIn((await run(ensureChromium(), ['--version'])).stdout)
  const isRecording = args.some((arg) => arg === '-u' || arg === '--update')
  const isWhole = args.length === (isRecording ? 1 : 0)
  const reason = whyNotCompared(recorded, { chromium, isRecording, isWhole })
  if (reason) {
    console.log(`Nothing was compared: ${reason}`)
    return isRecording ? 1 : 0
  }
  const update = isRecording ? [] : ['--update=none']
  const { code } = await runTool('vitest', ['run', '--project=visual', ...update, ...args], { show: true })
  if (code === 0 && isRecording) writeFileSync(join(root, record), `${JSON.stringify({ chromium }, null, 2)}\n`)
  if (code !== 0)
    console.log(
      'If a change is intended: run npm run test:visual -- --update -t <component>, and look at the pictures.',
    )
  return code
}
