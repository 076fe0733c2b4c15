import { appOf, expect, sizes, test } from './fixtures.ts'

test.use(sizes.desk)

test('the list navigates the app, and the panels next to the app follow its current page', async ({ page }) => {
  await page.goto('/')
  const app = appOf(page)
  const list = page.getByRole('navigation', { name: 'All demos' })
  const panel = page.getByRole('complementary')
  await expect(panel.getByText('A cross-platform app runtime')).toBeVisible()

  await list.getByRole('link', { name: 'Button', exact: true }).click()
  await expect(app.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible()
  await expect(page).toHaveURL('/components/button')
  await expect(panel.getByRole('heading', { name: 'Button', exact: true })).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Example' })).toBeVisible()
  await panel.getByRole('radio', { name: 'Source' }).check()
  await expect(panel.getByText('button/demo.tsx')).toBeVisible()
  await expect(app.getByRole('radio', { name: 'Docs' })).toHaveCount(0)

  await app.getByRole('button', { name: 'Back', exact: true }).click()
  await app.getByRole('link', { name: 'APIs' }).click()
  await app.getByRole('link', { name: 'Clipboard', exact: true }).click()
  await expect(list.locator('[aria-current=page]')).toHaveText('Clipboard')
  await expect(panel.getByText('clipboard/demo.tsx')).toBeVisible()
})

test('selecting an open demo returns to its page', async ({ page }) => {
  await page.goto('/components/button')
  const list = page.getByRole('navigation', { name: 'All demos' })
  const heading = (name: string) => appOf(page).getByRole('heading', { level: 1, name })
  await list.getByRole('link', { name: 'Clipboard', exact: true }).click()
  await expect(heading('Clipboard')).toBeVisible()
  await list.getByRole('link', { name: 'Clipboard', exact: true }).click()
  await list.getByRole('link', { name: 'Button', exact: true }).click()
  await expect(heading('Button')).toBeVisible()
  await page.goBack()
  await expect(heading('Slipway')).toBeVisible()
})

test('the search field of the bar filters the list', async ({ page }) => {
  await page.goto('/')
  const list = page.getByRole('navigation', { name: 'All demos' })
  await page.getByRole('region', { name: 'Slipway' }).getByRole('searchbox').fill('toast')
  await expect(list.getByRole('link', { name: 'Toast and loading' })).toBeVisible()
  await expect(list.getByRole('link', { name: 'Button', exact: true })).toHaveCount(0)
})

test('the copy button copies the source', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/components/text')
  await page.getByRole('radio', { name: 'Source' }).check()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.frameLocator('#phone').getByText('Content copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^import [\s\S]*export default function/)
})

test('resizing the window keeps the content of its pages', async ({ page }) => {
  await page.goto('/api/clipboard')
  const app = appOf(page)
  const text = app.getByRole('textbox', { name: 'Text' })
  await text.fill('kept')
  await page.setViewportSize(sizes.phone.viewport)
  await expect(page.getByRole('region', { name: 'Slipway' })).toHaveCount(0)
  await expect(text).toHaveValue('kept')
  expect(await page.locator('#phone').boundingBox()).toEqual({ x: 0, y: 0, ...sizes.phone.viewport })
  await app.getByRole('radio', { name: 'Docs' }).check()
  await expect(app.getByRole('heading', { name: 'Example' })).toBeVisible()
  await page.setViewportSize(sizes.desk.viewport)
  await expect(page.getByRole('region', { name: 'Slipway' })).toBeVisible()
  await expect(text).toHaveValue('kept')
})

test('a window that was narrow gets the area around the app when it is wide, with the same pages', async ({ page }) => {
  await page.setViewportSize(sizes.phone.viewport)
  await page.goto('/components/form')
  // The code that restores texts is loaded when a field gets the focus.
  const code = page.waitForResponse(/startPageRestore/)
  await page.locator('#form-demo-name').click()
  await code
  await page.locator('#form-demo-name').fill('Ada Lovelace')
  await page.setViewportSize(sizes.desk.viewport)
  await expect(page.getByRole('region', { name: 'Slipway' })).toBeVisible()
  await expect(appOf(page).locator('#form-demo-name')).toHaveValue('Ada Lovelace')
  await expect(page).toHaveURL('/components/form')
})

test('the phone is a document of its own: an address, a reload, and sheets of the size of the phone', async ({
  page,
}) => {
  await page.goto('/components/button')
  const phone = page.locator('#phone')
  const app = appOf(page)
  await expect(app.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible()
  await expect(page).toHaveTitle('Button')
  await page.getByRole('navigation', { name: 'All demos' }).locator('a[href="/components/action-sheet"]').click()
  await expect(page).toHaveURL('/components/action-sheet')
  await expect(page).toHaveTitle('Action sheet')
  await page.reload()
  await expect(app.getByRole('heading', { level: 1, name: 'Action sheet' })).toBeVisible()
  await app.getByRole('button').nth(1).click()
  const dialog = page.frameLocator('#phone').getByRole('dialog')
  await expect(dialog).toBeVisible()
  const [sheet, screen] = [await dialog.boundingBox(), await phone.boundingBox()]
  expect(sheet?.width).toBeLessThanOrEqual(screen?.width ?? 0)
  expect(sheet?.x).toBeGreaterThanOrEqual(screen?.x ?? Number.POSITIVE_INFINITY)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(app.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible()
  await expect(page).toHaveURL('/components/button')
})

test('a link of the list opens its page with the transition of the chosen platform, also the first one', async ({
  page,
}) => {
  // The first pointer event on the desk may come from a move of the layout, before the test presses anything.
  const code = page.waitForResponse(/startLater/)
  await page.goto('/components/button')
  const list = page.getByRole('navigation', { name: 'All demos' })
  const heading = (name: string) => appOf(page).getByRole('heading', { level: 1, name })
  await expect(heading('Button')).toBeVisible()
  for (const [look, name, durationMs] of [
    ['Android', 'Cell', 300],
    ['iOS', 'Card', 350],
  ] as const) {
    await page.getByRole('radio', { name: look }).check()
    await code
    const phone = page.mainFrame().childFrames()[0]
    const found = phone?.evaluate(findTransition, durationMs)
    await list.getByRole('link', { name, exact: true }).click()
    expect(await found).toBe(true)
    await expect(heading(name)).toBeVisible()
  }
})

/** Resolves with whether a transition of a page with this duration runs within some frames. */
function findTransition(durationMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    let frames = 0
    const look = () => {
      const layers = document.getAnimations().filter(({ effect }) => {
        const { target } = effect as KeyframeEffect
        return target?.matches('[data-layer]') && effect?.getTiming().duration === durationMs
      })
      if (layers.length > 0 || ++frames > 600) resolve(layers.length > 0)
      else requestAnimationFrame(look)
    }
    look()
  })
}

test('the phone has the chosen size and look, also after a reload', async ({ page }) => {
  await page.goto('/components/button')
  const width = () => page.locator('#phone').evaluate((phone) => phone.clientWidth)
  const safeTop = () => appOf(page).evaluate((app) => getComputedStyle(app).getPropertyValue('--sw-safe-top'))
  await page.getByRole('combobox', { name: 'Size of the phone' }).selectOption('320 × 568')
  await page.getByRole('radio', { name: 'Android' }).check()
  await expect.poll(width).toBe(320)
  await expect.poll(safeTop).toBe('32px')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Size of the phone' })).toHaveValue('320 × 568')
  await expect(page.getByRole('radio', { name: 'Android' })).toBeChecked()
  expect([await width(), await safeTop()]).toEqual([320, '32px'])
  await page.getByRole('radio', { name: 'iOS' }).check()
  await expect.poll(safeTop).toBe('54px')
})

test('the desk has the language, the direction and the theme that the user chooses on the phone', async ({ page }) => {
  await page.goto('/settings')
  const app = appOf(page)
  await app.getByRole('radio', { name: 'Français' }).check()
  await app.getByRole('radio', { name: 'Droite à gauche' }).check()
  await app.getByRole('radio', { name: 'Sombre' }).check()
  await expect(page.getByRole('combobox', { name: 'Langue' })).toHaveValue('fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('data-sw-theme', 'dark')
})

test('no content is wider than the window, from 320 to 1920 pixels and with twice the font size', async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  for (const path of ['/', '/settings', '/components/button', '/api/clipboard']) {
    for (const standard of [16, 32]) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard } })
      for (const width of [320, 390, 768, 1024, 1280, 1920]) {
        // Not the showcase, which reloads its document when it becomes wide.
        await page.goto('about:blank')
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        const app = appOf(page, width < 48 * standard ? 'phone' : 'desk')
        await expect(app.getByRole('heading', { level: 1 })).toBeVisible()
        for (const frame of page.frames()) {
          await expect
            .poll(() => frame.evaluate(tooWide), `${path} at ${width} px, letters of ${standard} px`)
            .toEqual([])
        }
      }
    }
  }
})

/** The visible elements whose content is wider than the element. */
function tooWide(): string[] {
  return [
    document.documentElement,
    ...document.querySelectorAll('main, [role=main], nav, section, aside, .tab-page-head'),
  ]
    .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth)
    .map(({ tagName, className, scrollWidth }) => `${tagName} ${className} ${scrollWidth}`)
}

test('the app does not move when the area around it appears', async ({ page }) => {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/Desk[.-]/, async (route) => {
    await arrival
    await route.continue()
  })
  // The style sheet that is held back may delay the event `load`.
  await page.goto('/nowhere', { waitUntil: 'commit' })
  const home = appOf(page).getByRole('link', { name: 'Home' })
  await expect(home).toBeVisible()
  const before = await home.boundingBox()
  arrive()
  await expect(page.getByRole('complementary')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'All demos' })).toBeVisible()
  expect(await home.boundingBox()).toEqual(before)
})
