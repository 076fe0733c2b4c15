import { expect, sizes, test } from './fixtures.ts'

test.use(sizes.desk)

test('the list navigates the app, and the panels next to the app follow its current page', async ({ page }) => {
  await page.goto('/')
  const app = page.locator('#app')
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
  const heading = (name: string) => page.locator('#app').getByRole('heading', { level: 1, name })
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
  await expect(page.getByText('Content copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^import [\s\S]*export default function/)
})

test('resizing the window keeps the content of its pages', async ({ page }) => {
  await page.goto('/api/clipboard')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('kept')
  await page.setViewportSize(sizes.phone.viewport)
  await expect(page.getByRole('region', { name: 'Slipway' })).toHaveCount(0)
  await expect(text).toHaveValue('kept')
  await page.getByRole('radio', { name: 'Docs' }).check()
  await expect(page.getByRole('heading', { name: 'Example' })).toBeVisible()
  await page.setViewportSize(sizes.desk.viewport)
  await expect(page.getByRole('region', { name: 'Slipway' })).toBeVisible()
  await expect(text).toHaveValue('kept')
})

test('no content is wider than the window, from 320 to 1920 pixels and with twice the font size', async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  for (const path of ['/', '/settings', '/components/button', '/api/clipboard']) {
    await page.goto(path)
    await expect(page.locator('#app').getByRole('heading', { level: 1 })).toBeVisible()
    for (const standard of [16, 32]) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard } })
      for (const width of [320, 390, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => page.evaluate(tooWide), `${path} at ${width} px, letters of ${standard} px`).toEqual([])
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
  const home = page.locator('#app').getByRole('link', { name: 'Home' })
  await expect(home).toBeVisible()
  const before = await home.boundingBox()
  arrive()
  await expect(page.getByRole('complementary')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'All demos' })).toBeVisible()
  expect(await home.boundingBox()).toEqual(before)
})
