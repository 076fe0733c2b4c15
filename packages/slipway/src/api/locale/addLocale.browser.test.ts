import { expect, onTestFinished, test, vi } from 'vitest'
import { blank, openDocument } from '../../testing/internal/environment/ownDocument.ts'
import type {} from '../../testing/internal/environment/ownLocale.ts'

test('sets the document’s direction for a right-to-left language', async () => {
  onTestFinished(() => localStorage.removeItem('sw:locale:%2F:'))
  const { window } = openDocument(blank, './ownLocale.ts')
  const { addLocale, setLocale } = await vi.waitUntil(() => window().ownLocale)
  addLocale('ar', { 'app.back': 'رجوع' })
  addLocale('az-Arab', {})
  const root = window().document.documentElement
  for (const [tag, dir] of [
    ['ar', 'rtl'],
    ['fr', 'ltr'],
    ['az-Arab', 'rtl'],
    ['zh-Hant', 'ltr'],
  ]) {
    await setLocale(tag as string)
    expect([root.lang, root.dir]).toEqual([tag, dir])
  }
})
