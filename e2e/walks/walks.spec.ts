import { chromium } from '@playwright/test'
import fc from 'fast-check'
import { expect, test } from '../fixtures.ts'
import { launchOptions } from './browser.ts'
import { anyWalk, sizes, type Walk } from './moves.ts'
import type { Site } from './places.ts'
import { shrink } from './shrink.ts'
import { Tab } from './tab.ts'
import { type Failure, Walker } from './walk.ts'

/*
 * Random walks through an app in Chromium. Each run takes new ones and prints their seed; SLIPWAY_SEED repeats it.
 * `npm run test:long` takes three hundred for each history.
 */

const walksOfTest = process.env.SLIPWAY_LONG ? 150 : 6
const seed = Number(process.env.SLIPWAY_SEED)

/** Whether the browser keeps documents that were left. Pictures of Playwright's own need it off. */
const caches = { 'documents are kept': true, 'documents are not kept': false } as const

for (const [history, bundle, cache] of [
  ['paths', 'development', 'documents are not kept'],
  ['paths', 'production', 'documents are kept'],
  ['hash', 'development', 'documents are kept'],
  ['hash', 'production', 'documents are not kept'],
] as const) {
  test(`random walks show what a plain model shows: ${history}, ${bundle}, ${cache}`, async () => {
    test.setTimeout(60_000 + walksOfTest * 20_000)
    const site: Site = { history, bundle }
    const browser = await chromium.launch(launchOptions(caches[cache]))
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
      for (const [number, walk] of fc.sample(anyWalk, { seed, numRuns: walksOfTest }).entries()) {
        if (!(await take(walk))) continue
        const moves = await shrink(walk.moves, async (fewer) => (await take({ ...walk, moves: fewer })) !== undefined)
        throw new Error(report(number, await take({ ...walk, moves })))
      }
      if (!caches[cache]) expect(kept).toBe(0)
    } finally {
      await browser.close()
    }
  })
}

/** The short walk as a list, and what is wrong at its end. */
function report(number: number, failure: Failure | undefined): string {
  const { told, problem } = failure ?? { told: [], problem: 'It went well when it was taken again.' }
  const list = told.map((text, index) => `  ${index + 1}. ${text}`)
  return [`walk ${number} of SLIPWAY_SEED=${seed}, made short:`, ...list, problem].join('\n')
}
