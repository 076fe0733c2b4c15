import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { switchLocale } from '../../base/locale/locale.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { useLocale } from './useLocale.ts'
import { useMessages } from './useMessages.ts'

function SaveButton() {
  const messages = useMessages()
  return (
    <button type="button" lang={useLocale()}>
      {messages['previewImage.save']}
    </button>
  )
}

afterEach(async () => {
  await switchLocale('en')
})

test('[S8.15] interface strings on screen switch live between the built-in languages', async () => {
  const { element } = render(<SaveButton />)
  const button = page.getByRole('button')
  await expect.element(button).toHaveTextContent('Save image')
  for (const [locale, text] of [
    ['es', 'Guardar imagen'],
    ['fr', 'Enregistrer l’image'],
    ['zh-Hans', '保存图片'],
    ['zh-Hant', '儲存圖片'],
    ['en', 'Save image'],
  ] as const) {
    await switchLocale(locale)
    await expect.element(button).toHaveTextContent(text)
    expect(element.lang).toBe(locale)
  }
  expect(button.element()).toBe(element)
})
