import type { BuiltInLocale } from 'slipway/api/locale'
import { expect, test } from './fixtures.ts'

interface Language {
  readonly name: string
  readonly settings: string
}

const languages: Readonly<Record<BuiltInLocale, Language>> = {
  es: { name: 'Español', settings: 'Ajustes' },
  fr: { name: 'Français', settings: 'Réglages' },
  'zh-Hans': { name: '简体中文', settings: '设置' },
  'zh-Hant': { name: '繁體中文', settings: '設定' },
  // Last, because the page starts in English.
  en: { name: 'English', settings: 'Settings' },
}

test('a new language is used immediately on all pages, and after a reload', async ({ page }) => {
  await page.goto('/settings')
  const html = page.locator('html')
  for (const [tag, { name, settings }] of Object.entries(languages)) {
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

test('theme, contrast and direction change immediately and are kept after a reload', async ({ page }) => {
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
