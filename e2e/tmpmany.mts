import { chromium } from '@playwright/test'
import fc from 'fast-check'
import { chromiumArgs, findChromium } from '../scripts/chromium.ts'
import { Tab } from './walks/tab.ts'
import { Walker } from './walks/walk.ts'
import { shrink } from './walks/shrink.ts'
import { sizes, anyWalk } from './walks/moves.ts'
const [seed, count, ...only] = process.argv.slice(2)
for (const [history, bundle, keep] of [['paths','development',false],['paths','production',true],['hash','development',true],['hash','production',false]] as const) {
  if (only.length && !only.includes(history + bundle)) continue
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs], ignoreDefaultArgs: keep ? ['--disable-back-forward-cache'] : [] })
  const site = { history, bundle }
  const take = async (w: any) => { const context = await browser.newContext({ viewport: sizes.phone, locale: 'en-US' }); const k = new Walker(await Tab.open(context, site), site); const f = await k.take(w); await context.close(); return f }
  let n = 0, t = Date.now(), bad = 0
  for (const walk of fc.sample(anyWalk, { seed: Number(seed), numRuns: Number(count) })) {
    const f = await take(walk); n++
    if (!f) continue
    bad++
    console.log(`--- ${history} ${bundle} ${keep} walk ${n}`)
    const again = await take(walk)
    if (!again) { console.log('NOT AGAIN', f.told.join('\n'), f.problem); continue }
    const moves = await shrink(walk.moves, async (moves) => !!(await take({ ...walk, moves })))
    const g = await take({ ...walk, moves })
    console.log(walk.start, JSON.stringify(moves)); console.log(g ? g.told.join('\n') + '\n' + g.problem : 'went well')
    if (bad > 2) break
  }
  console.log(`${history} ${bundle} ${n} walks, ${bad} bad, ${(Date.now() - t) / n} ms each`)
  await browser.close()
}
