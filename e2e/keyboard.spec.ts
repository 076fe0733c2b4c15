import type { Frame, Page } from '@playwright/test'
import { appOf, expect, sizes, test } from './fixtures.ts'
import { demos, tabs } from './pages.ts'

/** Presses Tab until a link of the document with this text has the focus. Returns the texts of all links that had the focus. */
async function tabTo(page: Page, text: string, inDocument: Page | Frame = page): Promise<string[]> {
  const passed: string[] = []
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab')
    const focused = await inDocument.evaluate(() => {
      const { activeElement } = document
      return activeElement instanceof HTMLAnchorElement ? activeElement.textContent.trim() : ''
    })
    if (focused) passed.push(focused)
    if (focused === text) return passed
  }
  throw new Error(`Tab never reaches "${text}". It passes: ${passed.join(', ')}`)
}

test('links of the list and the tab bar can be focused and opened by keyboard', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Button', exact: true })).toBeVisible()
  const passed = await tabTo(page, 'Settings')
  const titles = demos.filter(({ path }) => path.startsWith('/components/')).map(({ title }) => title)
  expect(passed.toSorted()).toEqual([...titles, 'Guides', 'Components', 'APIs', 'Screens', 'Settings'].toSorted())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('a dialog can be opened, confirmed and cancelled by keyboard, and the focus returns to its button', async ({
  page,
}) => {
  await page.goto('/api/modal')
  const opener = page.getByRole('button', { name: 'Confirm' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Delete the draft?' })
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeFocused()
  // The focus stays inside the dialog in both directions.
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Tab']) {
    await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page.getByText('{"confirm":false,"cancel":true}')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('{"confirm":true,"cancel":false}')).toBeVisible()
  await expect(opener).toBeFocused()
  await expect(page).toHaveURL(/\/api\/modal$/)
})

test('arrow keys switch between demo, docs and source', async ({ page }) => {
  await page.goto('/components/button')
  const demo = page.getByRole('radio', { name: 'Demo' })
  await demo.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Docs' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Example' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('button/demo.tsx')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(demo).toBeChecked()
  await expect(page.locator('.demo-body h2').first()).toBeVisible()
})

test.describe('desk', () => {
  test.use(sizes.desk)

  test('the list opens demos by keyboard and marks the current one', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'All demos' })).toBeVisible()
    await tabTo(page, 'Clipboard')
    await page.keyboard.press('Enter')
    await expect(appOf(page).getByRole('heading', { level: 1, name: 'Clipboard' })).toBeVisible()
    const current = page.getByRole('navigation', { name: 'All demos' }).locator('[aria-current=page]')
    await expect(current).toHaveText('Clipboard')
  })

  test('a skip link moves the focus past the list into the app', async ({ page }) => {
    await page.goto('/')
    const guides = appOf(page).getByRole('link', { name: 'Guides' })
    await expect(guides).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'All demos' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Skip to the app' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(guides).toBeFocused()
    expect(await tabTo(page, 'Settings', page.mainFrame().childFrames()[0])).toContain(tabs[1]?.title)
  })
})
