import { type Browser, chromium } from 'playwright'
import { buildApp } from './bench/buildApp.ts'
import { median } from './bench/median.ts'
import { serveApp } from './bench/serveApp.ts'
import { resultTable } from './bench/table.ts'
import { type Visit, visit } from './bench/visit.ts'
import { visitList } from './bench/visitList.ts'
import { visitSwiper } from './bench/visitSwiper.ts'
import { makeDist } from './build/makeDist.ts'
import { chromiumArgs, ensureChromium } from './chromium.ts'

const rounds = 7

/** The apps in `bench/`, and what is done in each. */
const apps: Readonly<Record<string, (browser: Browser, address: string) => Promise<Visit>>> = {
  hello: (browser, address) => visit(browser, address, 'hello'),
  gallery: (browser, address) => visit(browser, address, 'gallery'),
  list: visitList,
  swiper: visitSwiper,
}

/**
 * `npm run bench`: the same screens hand-written in React and in Slipway, side by side on a slowed-down phone. What counts
 * is the ratio within one run. It prints numbers and judges nothing.
 */
export async function main(): Promise<number> {
  const problems = await makeDist()
  if (problems.length > 0) {
    console.log(problems.join('\n'))
    return 1
  }
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] })
  try {
    const rows = []
    for (const [app, visitApp] of Object.entries(apps)) {
      const react = await serveApp(await buildApp(app, 'react'))
      const slipway = await serveApp(await buildApp(app, 'slipway'))
      const visits: { react: Visit; slipway: Visit }[] = []
      // In turns, so that a busy moment of the machine hits both.
      for (let round = 0; round < rounds; round++) {
        visits.push({
          react: await visitApp(browser, react.address),
          slipway: await visitApp(browser, slipway.address),
        })
      }
      react.close()
      slipway.close()
      rows.push(...medians(app, visits))
    }
    console.log(
      `Medians of ${rounds} visits, Chromium ${browser.version()}, 390 × 844, processor slowed down 4 times.\n`,
    )
    console.log(resultTable(rows))
    return 0
  } finally {
    await browser.close()
  }
}

function medians(app: string, visits: readonly { react: Visit; slipway: Visit }[]) {
  return Object.keys(visits[0]?.react ?? {}).map((what) => ({
    what: `${app}: ${what}`,
    react: median(visits.map(({ react }) => react[what] ?? Number.NaN)),
    slipway: median(visits.map(({ slipway }) => slipway[what] ?? Number.NaN)),
  }))
}
