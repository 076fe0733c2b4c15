import { expect, test } from './fixtures.ts'
import { holdScripts, swipe } from './lateScripts.ts'

/** Texts of the modules that are loaded when the user begins to use a page, in sources and builds. */
const lateCode = {
  swiper: /dataset\.ready\s*=/,
  wheels: /sw-picker-sheet/,
}

/**
 * Two thirds of a slide. Without any speed, as on a busy machine, the browser turns to the nearest slide, and it does not scroll
 * by the first 15 px of a touch.
 */
const swipePx = -240

for (const arrives of [true, false]) {
  const fate = arrives ? 'arrives later' : 'is lost'

  test(`the first swipe over a swiper whose code ${fate} turns it`, async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/)
    const settle = await holdScripts(page, lateCode.swiper)
    await page.goto('/components/swiper')
    const swiper = '[aria-label="Places with arrows"]'
    const slides = page.locator(`${swiper} .sw-swiper-item`)
    await expect(slides.first()).toHaveAttribute('data-shown')
    await swipe(page, swiper, swipePx)
    await expect(slides.nth(1)).toHaveAttribute('data-shown')
    settle(arrives)
    if (arrives) await expect(page.locator(`${swiper} [data-ready]`)).toBeAttached()
    await swipe(page, swiper, swipePx)
    await expect(slides.nth(2)).toHaveAttribute('data-shown')
  })
}

test('a picker whose wheels cannot be loaded shows an alert, and opens when they can be loaded', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const settle = await holdScripts(page, lateCode.wheels)
  await page.goto('/components/picker')
  const picker = page.getByRole('button', { name: 'Tea with a default' })
  await picker.tap()
  settle(false)
  await expect(page.getByRole('alert')).toHaveText('Check your connection.')
  await page.unrouteAll({ behavior: 'wait' })
  await picker.tap()
  const wheel = page.locator('dialog[open] .sw-picker-view-column')
  await expect(wheel).toBeVisible()
})
