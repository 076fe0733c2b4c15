import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page, type Response } from 'playwright'
import { buildApp } from '../bench/buildApp.ts'
import { serveApp } from '../bench/serveApp.ts'
import { testLaunchOptions } from '../browsers/chromium.ts'

/** Everything that a browser downloads during a visit of an app. Sizes are in bytes after gzip. */
export interface Download {
  readonly js: number
  readonly css: number
  /** Number of requests, with the document. */
  readonly requests: number
  /** A line for each request: its size and its path. */
  readonly files: readonly string[]
}

/** Limits of a download. */
export interface DownloadBudget {
  readonly js?: number
  /** Scripts and style sheets together. */
  readonly jsAndCss?: number
  readonly requests: number
}

interface Visit {
  readonly app: string
  /** The address that is opened. @default '/' */
  readonly path?: string
  /** The element that proves that the first page is shown. */
  readonly content: string
  act?(page: Page): Promise<unknown>
  /** Prepares the page before the visit. */
  prepare?(page: Page): Promise<unknown>
  readonly budget: DownloadBudget
}

/** A visit ends after this time without input, because apps load code while the browser is idle. */
const idleMs = 5_000

const templateForm = '[data-path="/new"] form'

/** The visits of the apps in `bench/`, of the template of `create-slipway`, and of its example. */
const visits: Readonly<Record<string, Visit>> = {
  'hello, 5 s': { app: 'hello', content: '[data-bench=hello]', budget: { js: 85_000, requests: 5 } },
  'gallery with its detail, 5 s': {
    app: 'gallery',
    content: '[data-bench=list]',
    async act(page) {
      await page.locator('.bench-row').nth(4).tap()
      await page.locator('[data-bench=detail]').waitFor()
    },
    // The errors of calls are a file of their own (decisions/0013): the design has 10 requests.
    // 0.1 kB are the sizes of texts as multiples of the browser's text size, 0.3 kB the tab bar as a rail in wide windows,
    // 1 kB the list of errors of a form, which the detail contains, 0.5 kB the sizes of Button and the name of a control in a row,
    // 0.6 kB the labels of errors and the states of controls in forced colours, 0.35 kB the start from rendered HTML,
    // 1 kB the marks of the functions that the start and the first push call (decisions/0014), 0.15 kB dropped files and the title bar of
    // an installed window.
    budget: { jsAndCss: 117_900, requests: 11 },
  },
  'template, its list': { app: 'template', content: '.sw-cell[href="/new"]', budget: { requests: 8 } },
  'template, its form': { app: 'template', path: '/new', content: templateForm, budget: { requests: 12 } },
  'template, its list and then its form': {
    app: 'template',
    content: '.sw-cell[href="/new"]',
    async act(page) {
      await page.locator('a[href="/new"]').tap()
      await page.locator(templateForm).waitFor()
    },
    // Two of them are the list of books, which each page loads.
    budget: { requests: 14 },
  },
  // Eleven pages, a form library and a query library; one request is for data.
  'example, its jobs': { app: 'field-service', content: '.jobs', prepare: signedIn, budget: { requests: 9 } },
  'example, its report': {
    app: 'field-service',
    path: '/job/3/report',
    content: '[data-path="/job/:id/report"] form',
    prepare: signedIn,
    budget: { requests: 14 },
  },
}

/** Signs in to the example app, and answers its requests without its server: there are no jobs. */
async function signedIn(page: Page): Promise<void> {
  const payload = Buffer.from(JSON.stringify({ uid: 'ada', role: ['technician'], exp: 4_102_444_800 }))
  const token = `e30.${payload.toString('base64url')}.none`
  await page.addInitScript((value) => localStorage.setItem('sw:token:%2F:', value), token)
  await page.route('**/api/**', (route) => route.fulfill({ json: { jobs: [], next: null, total: 0 } }))
}

/** Builds the apps with the Vite plugin, visits them on a phone, and returns everything that they have downloaded. */
export async function measureVisits(): Promise<Readonly<Record<string, Download>>> {
  const browser = await chromium.launch(testLaunchOptions())
  try {
    // Built one after the other, and visited at the same time, because a visit mostly waits.
    const folders = new Map<string, string>()
    for (const { app } of Object.values(visits)) if (!folders.has(app)) folders.set(app, await buildApp(app, 'slipway'))
    const downloads = Object.entries(visits).map(
      async ([name, visit]) => [name, await download(browser, visit, folders.get(visit.app) ?? '')] as const,
    )
    return Object.fromEntries(await Promise.all(downloads))
  } finally {
    await browser.close()
  }
}

async function download(
  browser: Browser,
  { path = '/', content, act, prepare }: Visit,
  folder: string,
): Promise<Download> {
  const server = await serveApp(folder)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  try {
    const page = await context.newPage()
    await prepare?.(page)
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(server.address + path)
    await page.locator(content).waitFor()
    await act?.(page)
    await page.waitForTimeout(idleMs)
    const files = await Promise.all(
      responses.map(async (response) => {
        const { pathname } = new URL(response.url())
        return { pathname, bytes: gzipSync(await response.body()).length }
      }),
    )
    const bytesOf = (end: string) =>
      files.filter(({ pathname }) => pathname.endsWith(end)).reduce((total, { bytes }) => total + bytes, 0)
    return {
      js: bytesOf('.js'),
      css: bytesOf('.css'),
      requests: files.length,
      files: files.map(({ pathname, bytes }) => `${String(bytes).padStart(8)} ${pathname}`),
    }
  } finally {
    await context.close()
    server.close()
  }
}

/** Messages about downloads that exceed their budgets, each with the list of its files. */
export function overDownloads(
  downloads: Readonly<Record<string, Download>>,
  budgetOf = (name: string) => visits[name]?.budget,
): string[] {
  return Object.entries(downloads).flatMap(([name, { js, css, requests, files }]) => {
    const budget = budgetOf(name)
    const limits = [
      [js, budget?.js, 'B of JS'],
      [js + css, budget?.jsAndCss, 'B of JS and CSS'],
      [requests, budget?.requests, 'requests'],
    ] as const
    const over = limits.filter(([value, limit]) => limit !== undefined && value > limit)
    return over.map(([value, limit, unit]) =>
      [`${name}: ${value} ${unit}, but the budget in scripts/size/visits.ts is ${limit}:`, ...files].join('\n'),
    )
  })
}

/** A line for each visit. */
export function visitLines(downloads: Readonly<Record<string, Download>>): string[] {
  return Object.entries(downloads).map(([name, { js, css, requests }]) => {
    const budget = visits[name]?.budget
    const bytes = budget?.js ?? budget?.jsAndCss
    const limits = [bytes && `${bytes} ${budget?.js ? 'B of JS' : 'B of JS and CSS'}`, `${budget?.requests} requests`]
    return `${String(js).padStart(8)}${String(css).padStart(8)}   ${name}: ${requests} requests (budget: ${limits.filter(Boolean).join(', ')})`
  })
}
