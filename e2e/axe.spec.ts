import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect, sizes, test } from './fixtures.ts'
import { demos, tabs } from './pages.ts'

test.beforeEach(({ page }) => page.addInitScript(axe.source))

const schemes = ['light', 'dark'] as const

/** Fails for what axe-core finds on what is shown, in light and in dark. From one to the other only colours change. */
async function expectNoViolations(
  page: Page,
  what: string,
  inSchemes: readonly (typeof schemes)[number][] = schemes,
): Promise<void> {
  for (const colorScheme of inSchemes) {
    await page.emulateMedia({ colorScheme })
    const rules = colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : {}
    expect(await page.evaluate(violations, rules), `${what}, ${colorScheme}`).toEqual([])
  }
}

async function violations(rules: RunOptions): Promise<object[]> {
  // On its way from one theme to the other a colour has no contrast to be measured.
  const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(changes.map(({ finished }) => finished))
  const found = await (globalThis as unknown as { axe: typeof axe }).axe.run({ ...rules, resultTypes: ['violations'] })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  )
}

test('axe finds nothing on the tabs, and in an empty search', async ({ page }) => {
  for (const { path, title } of tabs) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectNoViolations(page, path)
  }
  await page.goto('/')
  await page.getByRole('searchbox').fill('no such thing')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await expectNoViolations(page, 'an empty search')
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expectNoViolations(page, 'an unknown address')
})

test('axe finds nothing on any demo and its docs, nor on a source', async ({ page }) => {
  // A limit for what hangs, however many there are.
  test.setTimeout(demos.length * 15_000)
  const view = page.getByRole('group', { name: 'View' })
  for (const { path } of demos) {
    await page.goto(path)
    await expect(page.locator('.demo-body h2').first()).toBeVisible()
    await expectNoViolations(page, path)
    await view.getByRole('radio', { name: 'Docs' }).check()
    await expect(page.locator('.docs')).toBeVisible()
    await expectNoViolations(page, `docs of ${path}`, ['light'])
  }
  // All docs have the same few colours; so have sources.
  await expectNoViolations(page, 'docs in the dark')
  await view.getByRole('radio', { name: 'Source' }).check()
  await expect(page.locator('.source')).toBeVisible()
  await expectNoViolations(page, 'a source')
})

test.describe('desk', () => {
  test.use(sizes.desk)

  test('axe finds nothing around the app', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('complementary').getByText('createApp').first()).toBeVisible()
    await expectNoViolations(page, 'the first screen')
    await page.getByRole('navigation', { name: 'All demos' }).getByRole('link', { name: 'Button', exact: true }).click()
    await expect(page.getByRole('complementary').getByRole('heading', { name: 'Example' })).toBeVisible()
    await expectNoViolations(page, 'a demo')
  })
})
