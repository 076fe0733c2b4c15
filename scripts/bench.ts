import { type Browser, chromium } from 'playwright'
import { type BareBrowser, startBareBrowser } from './bench/bareBrowser.ts'
import { buildApp } from './bench/buildApp.ts'
import { median } from './bench/median.ts'
import { type ServedApp, serveApp } from './bench/serveApp.ts'
import { resultTable } from './bench/table.ts'
import { type Visit, visit } from './bench/visit.ts'
import { visitList } from './bench/visitList.ts'
import { visitSwiper } from './bench/visitSwiper.ts'
import { chromiumArgs, ensureChromium } from './browsers/chromium.ts'
import { makeDist } from './build/makeDist.ts'
import { readFlags } from './lib/readFlags.ts'

const rounds = 7

/** The apps in `bench/`, each with the visit that measures it. */
const apps: Readonly<Record<string, (browsers: Browsers, app: ServedApp) => Promise<Visit>>> = {
  hello: ({ bare }, app) => visit(bare, app, 'hello'),
  gallery: ({ bare }, app) => visit(bare, app, 'gallery'),
  list: ({ driven }, { address }) => visitList(driven, address),
  swiper: ({ driven }, { address }) => visitSwiper(driven, address),
}

/** The bare browser measures starts; the one driven by Playwright dispatches touch input. */
interface Browsers {
  readonly bare: BareBrowser
  readonly driven: Browser
}

/**
 * `npm run bench`: measures the same screens written by hand in React and written in Slipway, in a phone-sized viewport with
 * a throttled processor. The ratio within one run is the result. The numbers are printed; no number makes the command fail.
 */
export async function main(args: readonly string[]): Promise<number> {
  readFlags(args, [])
  const problems = await makeDist()
  if (problems.length > 0) {
    console.log(problems.join('\n'))
    return 1
  }
  const driven = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] })
  const bare = await startBareBrowser()
  try {
    const rows = []
    for (const [app, visitApp] of Object.entries(apps)) {
      const react = await serveApp(await buildApp(app, 'react'))
      const slipway = await serveApp(await buildApp(app, 'slipway'))
      const visits: { react: Visit; slipway: Visit }[] = []
      // The two apps take turns, so that a busy moment of the machine affects both.
      for (let round = 0; round < rounds; round++) {
        visits.push({
          react: await visitApp({ bare, driven }, react),
          slipway: await visitApp({ bare, driven }, slipway),
        })
      }
      react.close()
      slipway.close()
      rows.push(...medians(app, visits))
    }
    console.log(
      `Medians of ${rounds} visits, Chromium ${driven.version()}, 390 × 844, processor slowed down 4 times.\n`,
    )
    console.log(resultTable(rows))
    return 0
  } finally {
    bare.close()
    await driven.close()
  }
}

function medians(app: string, visits: readonly { react: Visit; slipway: Visit }[]) {
  return Object.keys(visits[0]?.react ?? {}).map((what) => ({
    what: `${app}: ${what}`,
    react: median(visits.map(({ react }) => react[what] ?? Number.NaN)),
    slipway: median(visits.map(({ slipway }) => slipway[what] ?? Number.NaN)),
  }))
}
