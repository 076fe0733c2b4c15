import { ensureChromium } from './chromium.ts'
import { runTool } from './lib/run.ts'

/** `npm run e2e`: the journeys through the showcase, on its dev server and on its build. Arguments go to Playwright. */
export async function main(args: readonly string[]): Promise<number> {
  ensureChromium()
  const { code } = await runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    show: true,
  })
  return code
}
