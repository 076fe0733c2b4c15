import { expect, test } from './fixtures.ts'

test('a text that was typed just before a reload is restored', async ({ page }) => {
  await page.goto('/components/form')
  const field = page.locator('#form-demo-name')
  await expect(field).toBeVisible()
  // The code of page restore is loaded when the field gets the focus, so before a user has typed the first letter.
  const code = page.waitForResponse(/startPageRestore.*js/)
  await field.tap()
  await code
  await field.pressSequentially('Ada Lovelace')
  await page.reload()
  await expect(field).toHaveValue('Ada Lovelace')
})
