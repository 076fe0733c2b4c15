import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Texts of the modules that are loaded when the user begins to use a page, in sources and builds. */
const lateCode = {
  swiper: /dataset\.ready\s*=/,
  wheels: /sw-picker-sheet/,
}

/**
 * Holds back each script that matches until the returned function is called with `true`; with `false`, the scripts are lost, as
 * without a network.
 */
async function holdScripts(page: Page, text: RegExp): Promise<(arrives: boolean) => void> {
  let settle = (_: boolean) => {}
  const settled = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'script') return route.continue()
    const response = await route.fetch()
    if (!text.test(await response.text()) || (await settled)) return route.fulfill({ response })
    return route.abort()
  })
  return settle
}

/** Swipes over an element by touch. Dispatches each step as soon as the page has handled the previous one. */
async function swipe(page: Page, selector: string, x: number): Promise<void> {
  const element = page.locator(selector).first()
  await element.scrollIntoViewIfNeeded()
  const box = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: middle.x + at, y: middle.y }],
    })
  await touch('touchStart', -x / 2)
  for (let step = 1; step <= 10; step++) await touch('touchMove', -x / 2 + (x * step) / 10)
  await touch('touchEnd')
  await session.detach()
}

for (const arrives of [true, false]) {
  const fate = arrives ? 'arrives later' : 'is lost'

  test(`the first swipe over a swiper whose code ${fate} turns it`, async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource/)
    const settle = await holdScripts(page, lateCode.swiper)
    await page.goto('/components/swiper')
    const swiper = '[aria-label="Places with arrows"]'
    const slides = page.locator(`${swiper} .sw-swiper-item`)
    await expect(slides.first()).toHaveAttribute('data-shown')
    await swipe(page, swiper, -200)
    await expect(slides.nth(1)).toHaveAttribute('data-shown')
    settle(arrives)
    if (arrives) await expect(page.locator(`${swiper} [data-ready]`)).toBeAttached()
    await swipe(page, swiper, -200)
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
