import { expect, test } from './fixtures.ts'
import { demos, tabs } from './pages.ts'

// Without animations, which other tests check.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Long runs open every demo; the same code opens all of them. `demos.build.spec.ts` finds each demo in its list in every run. */
const step = process.env.SLIPWAY_LONG ? 1 : 8

for (const tab of tabs.filter(({ path }) => path !== '/settings')) {
  test(`a demo of ${tab.title} opens from its list and returns to it`, async ({ page }) => {
    const kind = tab.path === '/' ? '/components' : tab.path
    const ofTab = demos.filter(({ path }) => path.startsWith(`${kind}/`)).filter((_, nth) => nth % step === 0)
    // High limit; only hanging tests reach it.
    test.setTimeout(60_000 + ofTab.length * 10_000)
    const list = page.getByRole('heading', { level: 1, name: tab.title })
    await page.goto(tab.path)
    for (const { path, title } of ofTab) {
      await page.getByRole('link', { name: title, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
      await expect(page.locator('.demo-body h2').first(), path).toBeVisible()
      // A page that is fading out has a Back button, too, but is inert.
      await page.locator('.sw-page:not([data-behind])').getByRole('button', { name: 'Back', exact: true }).click()
      await expect(list).toBeVisible()
    }
  })
}
