import { chromium } from '@playwright/test'
import fc from 'fast-check'
import { expect, test } from '../fixtures.ts'
import { launchOptions } from './browser.ts'
import { anyWalk, sizes, type Walk } from './moves.ts'
import type { Site } from './places.ts'
import { report } from './report.ts'
import { shrink } from './shrink.ts'
import { Tab } from './tab.ts'
import { type Failure, Walker } from './walk.ts'
import { seed, walksOfTest } from './walksOfTest.ts'

/*
 * Random walks through an app in Chromium. Each run generates new walks and prints their seed; SLIPWAY_SEED repeats a run.
 * `npm run test:long` makes 300 walks for each kind of addresses. SLIPWAY_WALKS sets the number of walks for each setting.
 */

/** Time limit for shortening a failed walk. */
const shrinkingMs = 150_000

const settings: readonly (Site & { readonly keepsDocuments: boolean })[] = [
  { history: 'paths', bundle: 'development', keepsDocuments: false },
  { history: 'paths', bundle: 'production', keepsDocuments: true },
  { history: 'hash', bundle: 'development', keepsDocuments: true },
  { history: 'hash', bundle: 'production', keepsDocuments: false },
  { history: 'paths', bundle: 'production', split: true, keepsDocuments: false },
  { history: 'hash', bundle: 'production', split: true, keepsDocuments: true },
]

for (const [index, { keepsDocuments, ...site }] of settings.entries()) {
  const { history, bundle, split } = site
  const browserKind = `${keepsDocuments ? 'with' : 'without'} the back-forward cache`

  test(`random walks agree with a simple model: ${history}, ${bundle}, ${split ? 'split view, ' : ''}${browserKind}`, async () => {
    test.setTimeout(walksOfTest * 20_000 + 2 * shrinkingMs)
    const browser = await chromium.launch(launchOptions(keepsDocuments))
    let kept = 0
    const take = async (walk: Walk): Promise<Failure | undefined> => {
      const context = await browser.newContext({ viewport: sizes.phone, locale: 'en-US' })
      const walker = new Walker(await Tab.open(context, site), site)
      const failure = await walker.take(walk)
      kept += walker.keptDocuments
      await context.close()
      return failure
    }
    try {
      console.log(`walks: SLIPWAY_SEED=${seed}`)
      const walks = fc.sample(anyWalk, { seed: seed + index, numRuns: walksOfTest })
      for (const walk of walks) {
        let failure = await take(walk)
        if (!failure) continue
        const end = performance.now() + shrinkingMs
        await shrink(walk.moves, async (moves) => {
          const shorter = performance.now() < end ? await take({ ...walk, moves }) : undefined
          failure = shorter ?? failure
          return shorter !== undefined
        })
        throw new Error(report(failure))
      }
      // Documents report by `pageshow.persisted` whether they were restored from the cache.
      if (!keepsDocuments) expect(kept).toBe(0)
    } finally {
      await browser.close()
    }
  })
}
