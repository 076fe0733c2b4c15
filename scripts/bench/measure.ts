import type { BareBrowser } from './browser/bareBrowser.ts'
import { installProbe } from './browser/probe.ts'
import type { Pair } from './report/statistics.ts'
import type { ServedApp } from './serveApp.ts'
import type { Visit, VisitApp } from './visits/visit.ts'

/** The same app in two versions, each on its own server. */
export interface BothApps {
  readonly handWritten: ServedApp
  readonly slipway: ServedApp
}

/** Visits both versions, one after the other. The order changes from round to round. */
export async function visitInTurns(browser: BareBrowser, apps: BothApps, visitApp: VisitApp, round: number) {
  const visit = async (version: keyof BothApps) => [version, await visitOnce(browser, apps[version], visitApp)] as const
  const order = round % 2 === 0 ? (['handWritten', 'slipway'] as const) : (['slipway', 'handWritten'] as const)
  return asPairs(Object.fromEntries([await visit(order[0]), await visit(order[1])]) as Record<keyof BothApps, Visit>)
}

/** Visits both versions at the same time, for figures that do not depend on time. */
export async function visitTogether(browser: BareBrowser, apps: BothApps, visitApp: VisitApp) {
  const [handWritten, slipway] = await Promise.all([
    visitOnce(browser, apps.handWritten, visitApp),
    visitOnce(browser, apps.slipway, visitApp),
  ])
  return asPairs({ handWritten, slipway })
}

async function visitOnce(browser: BareBrowser, app: ServedApp, visitApp: VisitApp): Promise<Visit> {
  const tab = await browser.openTab(installProbe)
  try {
    return await visitApp(tab, app)
  } finally {
    await tab.close()
  }
}

const asPairs = ({ handWritten, slipway }: Record<keyof BothApps, Visit>): [figure: string, pair: Pair][] =>
  Object.entries(slipway).map(([figure, ours]) => [
    figure,
    { handWritten: handWritten[figure] ?? Number.NaN, slipway: ours },
  ])
