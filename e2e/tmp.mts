import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../scripts/chromium.ts'
import { Tab } from './walks/tab.ts'
import { Walker } from './walks/walk.ts'
import { sizes } from './walks/moves.ts'
const [history, bundle, keep, start, json] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArgs], ignoreDefaultArgs: keep === 'kept' ? ['--disable-back-forward-cache'] : [] })
const context = await browser.newContext({ viewport: sizes.phone, locale: 'en-US' })
const site = { history, bundle } as never
const tab = await Tab.open(context, site)
const walker = new Walker(tab, site)
const f = await walker.take({ start: start!, moves: JSON.parse(json!) })
console.log(f ? f.told.join('\n') + '\n' + f.problem : 'ok')
await browser.close()
