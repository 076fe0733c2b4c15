import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { holdScripts, swipe } from './lateScripts.ts'

/** Texts of the modules that handle drags, in builds. */
const lateCode = {
  movableView: /["'`]data-pinching["'`]/,
  bottomSheet: /["'`]\.sw-bottom-sheet-handle, \.sw-popup-head["'`]/,
  pickerMouse: /deltaMode[^}]{0,40}wheelDeltaY[^}]{0,40}cancelable/,
}

for (const arrives of [true, false]) {
  const fate = arrives ? 'arrives later' : 'is lost, and can be loaded again'
  /** Lets the code arrive, or loses it and lets the next attempt load it. */
  const end = async (page: Page, settle: (arrives: boolean) => void) => {
    settle(arrives)
    if (!arrives) await page.unrouteAll({ behavior: 'wait' })
  }

  test(`the first drag of a movable view whose code ${fate} moves nothing, keys do, and a later drag does`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/)
    const settle = await holdScripts(page, lateCode.movableView)
    await page.goto('/components/movable-view')
    const view = page.locator('[aria-label="Thrown"]')
    await expect(view).toBeVisible()
    const leftPx = async () => (await view.boundingBox())?.x ?? 0
    const first = await leftPx()
    await swipe(page, '[aria-label="Thrown"]', 60)
    expect(await leftPx()).toBe(first)
    await view.press('ArrowRight')
    await expect.poll(leftPx).toBeGreaterThan(first)
    const before = await leftPx()
    await end(page, settle)
    await expect(async () => {
      await swipe(page, '[aria-label="Thrown"]', 60)
      expect(await leftPx()).toBeGreaterThan(before + 20)
    }).toPass()
  })

  test(`the first drag of a sheet whose code ${fate} leaves it open, and a later drag closes it`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/)
    const settle = await holdScripts(page, lateCode.bottomSheet)
    await page.goto('/components/bottom-sheet')
    await page.getByRole('button', { name: 'Height of the content' }).tap()
    const sheet = page.locator('dialog[open]')
    await expect(sheet).toBeVisible()
    const handle = 'dialog[open] .sw-bottom-sheet-handle'
    await swipe(page, handle, 0, 240)
    await expect(sheet).toBeVisible()
    await end(page, settle)
    // A press loads lost code again.
    if (!arrives) await swipe(page, handle, 0, 2)
    await expect(page.locator('dialog[open] [data-draggable]')).toBeAttached()
    await swipe(page, handle, 0, 240)
    await expect(sheet).toBeHidden()
    await expect(page.getByText('Closed by: drag')).toBeVisible()
  })

  test(`the first drag of a wheel by mouse whose code ${fate} turns nothing, and a later drag does`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/)
    const settle = await holdScripts(page, lateCode.pickerMouse)
    await page.goto('/components/picker')
    await page.getByRole('button', { name: 'Tea with a default' }).tap()
    const wheel = page.locator('dialog[open] .sw-picker-view-column')
    await expect(wheel).toBeVisible()
    const scrolledPx = () => wheel.evaluate((column) => column.scrollTop)
    await expect.poll(scrolledPx).toBeGreaterThan(0)
    const first = await scrolledPx()
    const drag = async () => {
      const box = (await wheel.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, box.y - 20)
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x, y - 90, { steps: 9 })
      await page.mouse.up()
    }
    await drag()
    expect(await scrolledPx()).toBe(first)
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
    await end(page, settle)
    await expect(async () => {
      await drag()
      await expect.poll(scrolledPx, { timeout: 1_000 }).toBeGreaterThan(first + 40)
    }).toPass()
  })
}
