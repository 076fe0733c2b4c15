import { expect, onTestFinished, test } from 'vitest'
import { addLocale, setLocale } from './index.ts'

test('the document’s direction follows a language that is written from right to left', async () => {
  onTestFinished(async () => {
    await setLocale('en')
    document.documentElement.removeAttribute('dir')
    localStorage.removeItem('sw:locale')
  })
  addLocale('ar', { 'app.back': 'رجوع' })
  addLocale('az-Arab', {})
  for (const [tag, dir] of [
    ['ar', 'rtl'],
    ['fr', 'ltr'],
    ['az-Arab', 'rtl'],
    ['zh-Hant', 'ltr'],
  ]) {
    await setLocale(tag as string)
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([tag, dir])
  }
})
