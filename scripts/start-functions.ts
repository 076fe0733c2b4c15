import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoPath } from '../bench/demos/demoPath.ts'
import { startBareBrowser } from './bench/browser/bareBrowser.ts'
import type { BareTab } from './bench/browser/bareTab.ts'
import { installProbe } from './bench/browser/probe.ts'
import { buildApp, type Version } from './bench/buildApp.ts'
import { serveApp } from './bench/serveApp.ts'
import { back, list, push, scrollToRow } from './bench/visits/gallery.ts'
import { open } from './bench/visits/visit.ts'
import { ensureTestChromium } from './browsers/chromium.ts'
import { makeDist } from './build/makeDist.ts'
import { findFiles } from './lib/findFiles.ts'
import { readFlags } from './lib/readFlags.ts'
import { root } from './lib/root.ts'
import { tidy } from './lib/tidy.ts'
import { listText } from './start-functions/listText.ts'
import { recordCalls } from './start-functions/recordCalls.ts'

const listFile = 'packages/slipway/src/vite/compile-hints/startFunctions.ts'

/** The starts whose functions are listed, each with a selector of its content. */
const starts: readonly (readonly [app: string, version: Version, content: string])[] = [
  ['hello', 'slipway', '[data-bench=hello]'],
  ['hello', 'prerendered', '[data-bench=hello]'],
  ['gallery', 'slipway', list],
  ['gallery', 'prerendered', list],
]

/**
 * `npm run start-functions`: runs apps of the bench in Chromium and lists the functions of React and of Slipway that they call first, for
 * the plugin's option `compileHints`. Run it after larger changes of the start; a test fails when many listed functions no longer exist.
 *
 * Of modules that a start uses, the list has the functions that the start calls. Of other modules, it has those that the first push, the
 * first Back, and the first page with a component call.
 */
export async function main(args: readonly string[]): Promise<number> {
  readFlags(args, [])
  const problems = await makeDist()
  if (problems.length > 0) {
    console.log(problems.join('\n'))
    return 1
  }
  const browser = await startBareBrowser(ensureTestChromium())
  const start = new Set<string>()
  const later = new Set<string>()
  /** Builds an app and opens it at a path. Resolves with the functions that it has called when it is idle after the actions. */
  async function record(app: string, version: Version, visits: readonly Visit[]): Promise<readonly string[]> {
    const served = await serveApp(await buildApp(app, version, { compileHints: false, plugins: [recordCalls] }))
    try {
      const names = new Set<string>()
      for (const { content, path, act } of visits) {
        const tab = await browser.openTab(installProbe)
        await open(tab, served, content, path)
        // Rendered content is there before the app starts.
        if (version === 'prerendered' || act !== undefined) await served.whenSilent()
        await act?.(tab)
        for (const name of await tab.evaluate(() => [...(window.startCalls ?? [])])) names.add(name)
        await tab.close()
      }
      console.log(`${app}, ${version}: ${names.size} functions`)
      return [...names]
    } finally {
      served.close()
    }
  }
  try {
    for (const [app, version, content] of starts)
      for (const name of await record(app, version, [{ content }])) start.add(name)
    for (const name of await record('gallery', 'slipway', [{ content: list, act: pushAndBack }])) later.add(name)
    for (const name of await record('demos', 'slipway', demoVisits)) if (isOurs(name)) later.add(name)
  } finally {
    await browser.close()
  }
  writeFileSync(join(root, listFile), await tidy(listFile, listText(start, later)))
  return 0
}

interface Visit {
  /** Selector of what is on the screen after the start. */
  readonly content: string
  /** Path of the page. @default '/' */
  readonly path?: string
  /** Uses the app after its start. */
  readonly act?: (tab: BareTab) => Promise<unknown>
}

const demoVisits: readonly Visit[] = findFiles(['packages/slipway/src/components/*/demo.tsx']).map((file) => ({
  ...{ content: '.sw-page-body > *', path: demoPath(file) },
  // Until its late parts are loaded.
  act: async () => {},
}))

/** Whether a function is in the published code, and in a module of our own: bundled libraries have other names in the build. */
const isOurs = (name: string) => !/^vendor\/|\/demo /.test(name)

async function pushAndBack(tab: BareTab): Promise<void> {
  await scrollToRow(tab)
  await push(tab)
  await back(tab)
}
