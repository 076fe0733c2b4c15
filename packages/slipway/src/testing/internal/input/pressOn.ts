import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Presses a visible button or choice without a pointer, which takes a tenth of the time of a click, in tests about something else. */
export async function pressOn(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible()
  const element = target.element() as HTMLElement
  element.focus()
  element.click()
}
