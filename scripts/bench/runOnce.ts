import { apps } from './apps.ts'
import type { BareBrowser } from './browser/bareBrowser.ts'
import { type BothApps, visitInTurns, visitTogether } from './measure.ts'
import type { Pair } from './report/statistics.ts'

/** The pairs of a run, by app and figure: `gallery push`. */
export type Run = Readonly<Record<string, readonly Pair[]>>

/** Long visits per run. Their figures hardly vary. */
const maxLongRounds = 3

/** Measures apps once. Prints the time that each round takes. */
export async function runOnce(
  browser: BareBrowser,
  served: Readonly<Record<string, BothApps>>,
  rounds: number,
): Promise<Run> {
  const run: Record<string, readonly Pair[]> = {}
  const add = (app: string, found: readonly (readonly [figure: string, pair: Pair])[]) => {
    for (const [figure, pair] of found) run[`${app} ${figure}`] = [...(run[`${app} ${figure}`] ?? []), pair]
  }
  for (const [app, both] of Object.entries(served)) {
    const { visit, repeats = 1 } = apps[app] ?? {}
    if (!visit) continue
    for (let round = 0; round < rounds * repeats; round++) {
      await timed(`${app}, ${round + 1} of ${rounds * repeats}`, async () =>
        add(app, await visitInTurns(browser, both, visit, round)),
      )
    }
  }
  const longRounds = Math.min(rounds, maxLongRounds)
  for (let round = 0; round < longRounds; round++) {
    await timed(`sizes, ${round + 1} of ${longRounds}`, () =>
      Promise.all(
        Object.entries(served).map(async ([app, both]) => {
          const { longVisit } = apps[app] ?? {}
          if (longVisit) add(app, await visitTogether(browser, both, longVisit))
        }),
      ),
    )
  }
  return run
}

async function timed(name: string, act: () => Promise<unknown>): Promise<void> {
  const startMs = performance.now()
  await act()
  console.log(`${name}: ${((performance.now() - startMs) / 1000).toFixed(1)} s`)
}
