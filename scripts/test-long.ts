import { ensureChromium } from './chromium.ts'
import { runTool } from './lib/run.ts'

const walks = 'e2e/walks/walks.spec.ts'

/**
 * `npm run test:long`: the tests at sizes that take long, and the walks through an app in Chromium. Arguments choose files,
 * as in `npm test`.
 */
export async function main(filters: readonly string[]): Promise<number> {
  ensureChromium()
  const options = { show: true, env: { SLIPWAY_LONG: '1' } }
  const args = ['run', '--project=node', '--project=browser', '--testTimeout=600000', ...filters]
  const { code } = await runTool('vitest', args, options)
  if (filters.length > 0 && !filters.some((filter) => walks.includes(filter))) return code
  // Its report would take the place of the one that `npm run spec` reads.
  const journeys = ['test', '--config', 'e2e/playwright.config.ts', '--project=walks', '--reporter=list', walks]
  return Math.max(code, (await runTool('playwright', journeys, options)).code)
}
