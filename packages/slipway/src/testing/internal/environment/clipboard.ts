import { onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'
import { setPermission } from './permission.ts'

const turns = commands as unknown as { takeClipboard(): Promise<void>; giveClipboard(): Promise<void> }

/** Reserves the clipboard for this test until it ends. All pages share the clipboard, and test files run at the same time. */
export async function takeClipboard(): Promise<void> {
  onTestFinished(() => turns.giveClipboard())
  await turns.takeClipboard()
}

/** Grants or denies this page the use of the browser's clipboard until the test ends. */
export async function permitClipboard(setting: 'granted' | 'denied'): Promise<void> {
  for (const name of ['clipboard-read', 'clipboard-write']) await setPermission(name, setting)
}
