import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apps } from './bench/apps.ts'
import { startBareBrowser } from './bench/browser/bareBrowser.ts'
import { buildApp } from './bench/buildApp.ts'
import type { BothApps } from './bench/measure.ts'
import { readOptions } from './bench/readOptions.ts'
import { fillResult, measuredLines, resultText } from './bench/report/docsPage.ts'
import { type Run, runOnce } from './bench/runOnce.ts'
import { serveApp } from './bench/serveApp.ts'
import { ensureTestChromium } from './browsers/chromium.ts'
import { makeDist } from './build/makeDist.ts'
import { root } from './lib/root.ts'

const page = join(root, 'packages/slipway/docs/performance.md')

/**
 * `npm run bench`: measures the same screens written by hand in React and written in Slipway, in a viewport of a phone. The
 * ratio within one run is the result. No number makes the command fail.
 *
 * `--pairs 7` sets the number of pairs of visits; `--runs 3` repeats everything; `--only hello,gallery` selects apps; `--write`
 * writes the result into the docs.
 */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args, Object.keys(apps))
  const problems = await makeDist()
  if (problems.length > 0) {
    console.log(problems.join('\n'))
    return 1
  }
  const served: Record<string, BothApps> = {}
  for (const app of options.apps) {
    const { folder = app, versions: [first, second] = ['react', 'slipway'] } = apps[app] ?? {}
    served[app] = {
      handWritten: await serveApp(await buildApp(folder, first)),
      slipway: await serveApp(await buildApp(folder, second)),
    }
  }
  const browser = await startBareBrowser(ensureTestChromium())
  try {
    const runs: Run[] = []
    while (runs.length < options.runs) runs.push(await runOnce(browser, served, options.pairs))
    const perRun = options.runs > 1 ? ` in each of ${options.runs} runs` : ''
    const today = new Date().toISOString().slice(0, 10)
    const conditions = `Pairs of visits: ${options.pairs}${perRun}. Browser: ${browser.version}. Date: ${today}.`
    const text = resultText(measuredLines(runs), conditions)
    console.log(`\n${text}`)
    if (options.write) writeFileSync(page, fillResult(readFileSync(page, 'utf8'), text))
    return 0
  } finally {
    await browser.close()
    for (const { handWritten, slipway } of Object.values(served)) {
      handWritten.close()
      slipway.close()
    }
  }
}
