import type { ConsoleMessage } from '@playwright/test'

/**
 * Whether a console message is Chromium's hint that the styles of a covered page were computed. Locators of the test tool cause
 * it, and so does Chromium itself when a text field gets the focus.
 */
export function isRenderingHint(message: ConsoleMessage): boolean {
  return message.text().startsWith('Rendering was performed in a subtree hidden')
}
