import { ensureChromium } from './chromium.ts'
import { runTool } from './lib/run.ts'

/** `npm run test:long`: the tests at sizes that take long. Arguments choose files, as in `npm test`. */
export async function main(filters: readonly string[]): Promise<number> {
  ensureChromium()
  const args = ['run', '--project=node', '--project=browser', '--testTimeout=600000', ...filters]
  return (await runTool('vitest', args, { show: true, env: { SLIPWAY_LONG: '1' } })).code
}
