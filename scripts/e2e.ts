import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './browsers/chromium.ts'
import { root } from './lib/root.ts'
import { runTool } from './lib/run.ts'
import { recordRun } from './lib/testRecord.ts'
import { reports } from './lib/testReports.ts'

/** `npm run e2e`: runs the end-to-end tests of the showcase, on its dev server and on its build. Arguments are passed to Playwright. */
export async function main(args: readonly string[]): Promise<number> {
  ensureChromium()
  rmSync(join(root, reports.e2e), { force: true })
  const { code } = await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    show: true,
  })
  recordRun('e2e', args)
  return code
}
