import { apply } from '../applyChange.ts'
import type { NavigatorCore } from '../navigatorCore.ts'
import { recordOf } from '../pageRecords.ts'
import { closeLayers, type PageEntry, topOf } from '../stack.ts'
import { judge, type Verdict } from './guards.ts'

/**
 * Runs a page's guards and hides the page until they have a result. The newest result counts.
 *
 * @param known The result, if the guards have run already.
 */
export function inspect(core: NavigatorCore, entry: PageEntry, known?: Verdict | Promise<Verdict>): void {
  const { gates } = core
  const { key } = entry
  const page = recordOf(core, entry)
  const verdict = known ?? judge(core.app, page.match, entry.url)
  const isNewest = () => core.records.get(key)?.verdict === verdict
  page.verdict = verdict
  if (verdict instanceof Promise) {
    gates.set(key, { name: 'waiting' })
    void verdict.then((result) => isNewest() && inspect(core, entry, result))
    return
  }
  gates.set(key, verdict.name === 'open' ? undefined : verdict)
  if (verdict.name === 'open') return
  const leave = async () => {
    const now = core.stack.get()
    if (topOf(now).key !== key || !isNewest()) return
    if (verdict.name === 'refused' && verdict.redirect) await verdict.redirect.follow(core, 'redirectTo', 1)
    // Overlays that were open above the page do not return.
    else if (now.layers.length > 0) await apply(core, closeLayers(now))
  }
  core.enqueue(leave).catch((error: unknown) => gates.set(key, { name: 'failed', error }))
}
