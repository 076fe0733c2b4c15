import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBareBrowser } from './bench/browser/bareBrowser.ts'
import { installProbe } from './bench/browser/probe.ts'
import { buildApp, type Version } from './bench/buildApp.ts'
import { serveApp } from './bench/serveApp.ts'
import { open } from './bench/visits/visit.ts'
import { ensureTestChromium } from './browsers/chromium.ts'
import { makeDist } from './build/makeDist.ts'
import { readFlags } from './lib/readFlags.ts'
import { root } from './lib/root.ts'
import { tidy } from './lib/tidy.ts'
import { listText } from './start-functions/listText.ts'
import { recordCalls } from './start-functions/recordCalls.ts'

const list = 'packages/slipway/src/vite/compile-hints/startFunctions.ts'

/** The starts whose functions are listed, each with a selector of its content. */
const starts: readonly (readonly [app: string, version: Version, content: string])[] = [
  ['hello', 'slipway', '[data-bench=hello]'],
  ['hello', 'prerendered', '[data-bench=hello]'],
  ['gallery', 'slipway', '[data-bench=list]'],
  ['gallery', 'prerendered', '[data-bench=list]'],
]

/**
 * `npm run start-functions`: starts apps of the bench in Chromium and lists the functions of React and of Slipway that they call, for
 * the plugin's option `compileHints`. Run it after larger changes of the start; a test fails when many listed functions no longer exist.
 */
export async function main(args: readonly string[]): Promise<number> {
  readFlags(args, [])
  const problems = await makeDist()
  if (problems.length > 0) {
    console.log(problems.join('\n'))
    return 1
  }
  const called = new Set<string>()
  const browser = await startBareBrowser(ensureTestChromium())
  try {
    for (const [app, version, content] of starts) {
      const served = await serveApp(await buildApp(app, version, { compileHints: false, plugins: [recordCalls] }))
      try {
        const tab = await browser.openTab(installProbe)
        await open(tab, served, content)
        // The rendered content is there before the app starts.
        if (version === 'prerendered') await served.whenSilent()
        const names = await tab.evaluate(() => [...(window.startCalls ?? [])])
        for (const name of names) called.add(name)
        console.log(`${app}, ${version}: ${names.length} functions, with the starts above ${called.size}`)
        await tab.close()
      } finally {
        served.close()
      }
    }
  } finally {
    await browser.close()
  }
  writeFileSync(join(root, list), await tidy(list, listText(called)))
  return 0
}
