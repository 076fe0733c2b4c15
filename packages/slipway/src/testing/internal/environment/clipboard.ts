import { onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'
import { setPermission } from './permission.ts'

const turns = commands as unknown as { takeClipboard(): Promise<void>; giveClipboard(): Promise<void> }

/** Keeps the clipboard for this test until it ends: files that run at the same time, in other pages, have the same one. */
export async function takeClipboard(): Promise<void> {
  onTestFinished(() => turns.giveClipboard())
  await turns.takeClipboard()
}

/** Lets this page use the browser's clipboard until the test ends, or not. */
export async function permitClipboard(setting: 'granted' | 'denied'): Promise<void> {
  for (const name of ['clipboard-read', 'clipboard-write']) await setPermission(name, setting)
}
