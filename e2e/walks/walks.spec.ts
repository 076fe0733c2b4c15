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
 * Random walks through an app in Chromium. Each run takes new ones and prints their seed; SLIPWAY_SEED repeats it.
 * `npm run test:long` takes three hundred for each history, or as many for each setting as SLIPWAY_WALKS names.
 */

/** Time to make a walk short that fails. */
const shrinkingMs = 150_000

const settings: readonly (Site & { readonly keepsDocuments: boolean })[] = [
  { history: 'paths', bundle: 'development', keepsDocuments: false },
  { history: 'paths', bundle: 'production', keepsDocuments: true },
  { history: 'hash', bundle: 'development', keepsDocuments: true },
  { history: 'hash', bundle: 'production', keepsDocuments: false },
  { history: 'paths', bundle: 'production', split: true, keepsDocuments: false },
]

for (const [index, { keepsDocuments, ...site }] of settings.entries()) {
  const { history, bundle, split } = site
  const browserKind = `a browser that ${keepsDocuments ? 'keeps' : 'drops'} documents that were left`

  test(`random walks show what a plain model shows: ${history}, ${bundle}, ${split ? 'split view, ' : ''}${browserKind}`, async () => {
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
      // How documents came back is what they say themselves (`pageshow.persisted`).
      if (!keepsDocuments) expect(kept).toBe(0)
    } finally {
      await browser.close()
    }
  })
}
