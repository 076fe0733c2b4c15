import type { ConsoleMessage } from '@playwright/test'

/**
 * Whether the test tool has caused a console message: its locators compute the styles of covered pages, of which Chromium warns.
 * Its scripts have no address.
 */
export function isOfTestTool(message: ConsoleMessage): boolean {
  return message.text().startsWith('Rendering was performed in a subtree hidden') && message.location().url === ''
}
