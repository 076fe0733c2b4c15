import type { Dialog, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Accepts or dismisses each dialog of the browser, and records its type. */
function answerDialogs(page: Page): { kinds: string[]; accept: boolean } {
  const answers = { kinds: [] as string[], accept: false }
  page.on('dialog', (dialog: Dialog) => {
    answers.kinds.push(dialog.type())
    return answers.accept ? dialog.accept() : dialog.dismiss()
  })
  return answers
}

test('Back, a reload and another address ask for confirmation only while there are unsaved changes', async ({
  page,
}) => {
  const dialogs = answerDialogs(page)
  await page.goto('/api')
  await page.getByRole('link', { name: 'Navigation' }).first().click()
  const note = page.getByRole('textbox', { name: 'Note' })
  // Playwright's `goBack` would wait for a navigation that the app reverts.
  const back = () => page.evaluate(() => history.back())
  const reload = () => page.evaluate(() => setTimeout(() => location.reload()))

  await note.fill('draft')
  await back()
  await expect.poll(() => dialogs.kinds).toEqual(['confirm'])
  await expect(page).toHaveURL(/\/api\/navigation$/)
  await reload()
  await expect.poll(() => dialogs.kinds).toEqual(['confirm', 'beforeunload'])
  await expect(note).toHaveValue('draft')

  await note.fill('')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Navigation' })).toBeVisible()
  await back()
  await expect(page).toHaveURL(/\/api$/)
  expect(dialogs.kinds).toHaveLength(2)
  // The page that was left stays visible during its animation.
  await expect(note).toBeHidden()

  await page.evaluate(() => history.forward())
  await note.fill('draft')
  dialogs.accept = true
  await back()
  // The address changes twice before the question, because the browser has already navigated when the app can react.
  await expect.poll(() => dialogs.kinds).toEqual(['confirm', 'beforeunload', 'confirm'])
  await expect(page).toHaveURL(/\/api$/)
  await expect(note).toBeHidden()
})
