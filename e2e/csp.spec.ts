import type { Page } from '@playwright/test'
import { buildTemplate, folderOf, type Mode, policyOf } from './csp/builds.ts'
import { type PolicyServer, startPolicyServer } from './csp/policyServer.ts'
import { expect, test } from './fixtures.ts'

const servers: PolicyServer[] = []

test.use({ colorScheme: 'light' })
test.beforeAll(() => buildTemplate('files', 'hashes', 'inline'))
test.afterAll(() => {
  for (const server of servers.splice(0)) server.close()
})

interface Report {
  readonly server: PolicyServer
  /** The directive and the source of each violation, up to now. */
  readonly violations: readonly string[]
}

declare global {
  interface Window {
    reportViolation(violation: string): void
    /** Time at which the document first had a theme. */
    themeSetAt?: number
  }
}

/** Opens a build of the template with its policy, and records all violations. */
async function openUnderPolicy(page: Page, mode: Mode): Promise<Report> {
  const server = await startPolicyServer(folderOf(mode), policyOf(mode))
  servers.push(server)
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.reportViolation(`${effectiveDirective} ${blockedURI}`),
    )
    new MutationObserver(() => {
      window.themeSetAt ??= performance.now()
    }).observe(document, { attributes: true, attributeFilter: ['data-sw-theme'], subtree: true })
  })
  await page.goto(server.address)
  await expect(heading(page, 'Reading list')).toBeVisible()
  return { server, violations }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** Whether Slipway's cascade layer has priority over `base`. This is so only if the order of the layers has been declared first. */
const layersAreOrdered = (page: Page) =>
  page.evaluate(() => {
    const background = () => getComputedStyle(document.body).backgroundColor
    const before = background()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@layer base { body { background: rgb(1, 2, 3) } }')
    document.adoptedStyleSheets.push(sheet)
    const after = background()
    document.adoptedStyleSheets.pop()
    return before === after
  })

/** Reloads the page with the app's code delayed, and reads the styles of the first paint. */
async function firstPaintOfReload(page: Page, server: PolicyServer) {
  const release = server.hold(/^\/assets\/index-.*\.js$/)
  try {
    await page.reload({ waitUntil: 'commit' })
    const paintedAt = () => page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime)
    await expect.poll(paintedAt).toBeGreaterThan(0)
    const painted = await paintedAt()
    return await page.evaluate((painted = 0) => {
      const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement)
      return { backgroundColor, colorScheme, isThemeSetBefore: (window.themeSetAt ?? Infinity) < painted }
    }, painted)
  } finally {
    release()
  }
}

const dark = { backgroundColor: 'rgb(0, 0, 0)', colorScheme: 'dark', isThemeSetBefore: true }
/** The styles of a rendered page are inline, unless the build knows of the policy. */
const blocked = { backgroundColor: 'rgba(0, 0, 0, 0)', colorScheme: 'normal', isThemeSetBefore: false }

async function chooseDark(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-sw-theme', 'dark')
}

for (const mode of ['files', 'hashes'] as const) {
  test(`the template built with csp: '${mode}' works under a strict policy with trusted types`, async ({ page }) => {
    const { server, violations } = await openUnderPolicy(page, mode)
    expect(await layersAreOrdered(page)).toBe(true)

    await page.getByRole('link', { name: 'Add a book' }).click()
    await page.getByLabel('Title').fill('Middlemarch')
    await page.getByLabel('Author').fill('George Eliot')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status').getByText('Saved')).toBeVisible()
    await page.getByRole('link', { name: 'Middlemarch' }).click()
    await expect(heading(page, 'Middlemarch')).toBeVisible()
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('2 of 5 read')).toBeVisible()

    await chooseDark(page)
    expect(await firstPaintOfReload(page, server)).toEqual(dark)
    await expect(heading(page, 'Settings')).toBeVisible()
    await page.goto(`${server.address}/nowhere`)
    await expect(page.locator('.sw-message-icon')).toBeVisible()
    expect(violations).toEqual([])
  })
}

test('the policy is active: it blocks the inline tags of a build without csp, a data image and a trusted types sink', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Content Security Policy|TrustedHTML/)
  const { server, violations } = await openUnderPolicy(page, 'inline')
  expect(await layersAreOrdered(page)).toBe(false)
  await chooseDark(page)
  expect(await firstPaintOfReload(page, server)).toEqual(blocked)
  await expect(heading(page, 'Settings')).toBeVisible()
  expect([...new Set(violations)].sort()).toEqual(['script-src-elem inline', 'style-src-elem inline'])
  const isRefused = await page.evaluate(() => {
    new Image().src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
    try {
      document.createElement('div').innerHTML = '<p>'
      return false
    } catch {
      return true
    }
  })
  expect(isRefused).toBe(true)
  await expect
    .poll(() => violations.slice(-2).sort())
    .toEqual(['img-src data', 'require-trusted-types-for trusted-types-sink'])
})
