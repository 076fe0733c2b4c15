import { expect, test } from './fixtures.ts'

const languages = [
  { tag: 'es', name: 'Español', settings: 'Ajustes' },
  { tag: 'fr', name: 'Français', settings: 'Réglages' },
  { tag: 'zh-Hans', name: '简体中文', settings: '设置' },
  { tag: 'zh-Hant', name: '繁體中文', settings: '設定' },
  { tag: 'en', name: 'English', settings: 'Settings' },
]

test('each language is spoken at once, everywhere, and after a reload', async ({ page }) => {
  await page.goto('/settings')
  const html = page.locator('html')
  for (const { tag, name, settings } of languages) {
    await page.getByRole('radio', { name }).check()
    const heading = page.getByRole('heading', { level: 1, name: settings })
    await expect(heading).toBeVisible()
    await expect(page.getByRole('link', { name: settings })).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveTitle(settings)
    await expect(html).toHaveAttribute('lang', tag)
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(page.getByRole('radio', { name })).toBeChecked()
  }
})

test('theme, contrast and direction change at once and are remembered', async ({ page }) => {
  await page.goto('/settings')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-sw-contrast', 'aa')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('radio', { name: 'Standard' }).check()
  await page.getByRole('radio', { name: 'Right to left' }).check()
  const isDark = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  for (const moment of ['at once', 'after a reload']) {
    await expect(html, moment).toHaveAttribute('dir', 'rtl')
    await expect(html, moment).not.toHaveAttribute('data-sw-contrast')
    expect(await isDark(), moment).toBe('dark')
    await expect(page.getByRole('radio', { name: 'Dark' }), moment).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Right to left' }), moment).toBeChecked()
    if (moment === 'at once') await page.reload()
  }
})
