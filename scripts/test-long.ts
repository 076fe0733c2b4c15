import { ensureChromium } from './browsers/chromium.ts'
import { runTool } from './lib/run.ts'

const journeys = [
  'e2e/walks/walks.spec.ts',
  'e2e/walks/twoWindows.spec.ts',
  'e2e/demos.build.spec.ts',
  'e2e/demos.dev.spec.ts',
  'e2e/rowsLeaks.spec.ts',
]

/**
 * `npm run test:long`: runs the slow tests: large sizes, drags with every kind of pointer, random walks through an app in
 * Chromium, a reload of each demo, the heap of rows, and opening each demo from the list on the dev server. Arguments select files, as in
 * `npm test`.
 */
export async function main(filters: readonly string[]): Promise<number> {
  ensureChromium()
  const options = { show: true, env: { SLIPWAY_LONG: '1' } }
  const args = ['run', '--project=node', '--project=browser', '--testTimeout=600000', ...filters]
  const { code } = await runTool('vitest', args, options)
  const chosen = journeys.filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
  if (chosen.length === 0) return code
  // A report of this run would replace the one that `npm run spec` reads.
  const config = [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--project=walks',
    '--project=build',
    '--project=dev',
    '--reporter=list',
  ]
  return Math.max(code, (await runTool('playwright', [...config, ...chosen], options)).code)
}
