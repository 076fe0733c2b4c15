import axe from 'axe-core'
import { dark, darkRtl, expectNoViolations, forced, light, rtl } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { partsOfDemos, tabs } from './pages.ts'

// Without animations, which other tests check.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel' })
test.beforeEach(({ page }) => page.addInitScript(axe.source))

/** In long runs, every demo is reloaded, and axe checks each display setting separately. All demos share the code for reloads. */
const isLong = Boolean(process.env.SLIPWAY_LONG)
const settings = isLong ? [light, dark, rtl, forced] : [light, darkRtl, forced]

for (const { name, part } of partsOfDemos) {
  test(`each demo opens by its address, is accessible and returns to its list, and the first one survives a reload: ${name}`, async ({
    page,
  }) => {
    // High limit; only hanging tests reach it.
    test.setTimeout(part.length * 15_000)
    for (const [nth, { path, title }] of part.entries()) {
      await page.goto(path)
      const heading = page.getByRole('heading', { level: 1, name: title, exact: true })
      const firstPart = page.locator('.demo-body h2').first()
      await expect(heading).toBeVisible()
      await expect(page).toHaveTitle(title)
      await expect(firstPart).toBeVisible()
      await expectNoViolations(page, path, settings)
      if (nth === 0 || isLong) {
        await page.reload()
        await expect(heading).toBeVisible()
        await expect(firstPart).toBeVisible()
      }
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
      expect(tabs.map((tab) => tab.path)).toContain(new URL(page.url()).pathname)
    }
    // A single page of docs is enough, because all use the same few elements.
    await page.goto(part[0]?.path ?? '')
    await page.getByRole('radio', { name: 'Docs' }).check()
    await expect(page.locator('.docs')).toBeVisible()
    await expectNoViolations(page, 'docs')
  })
}
