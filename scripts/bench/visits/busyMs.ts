import type { BareTab } from '../browser/bareTab.ts'

/** Total time that the page's main thread has been busy, in milliseconds. `Performance.enable` must have been sent. */
export async function busyMs(tab: BareTab) {
  const { metrics } = (await tab.send('Performance.getMetrics')) as unknown as { metrics: readonly Metric[] }
  const ms = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN)
  return {
    all: ms('TaskDuration'),
    scripts: ms('ScriptDuration'),
    layout: ms('LayoutDuration') + ms('RecalcStyleDuration'),
  }
}

interface Metric {
  readonly name: string
  readonly value: number
}
