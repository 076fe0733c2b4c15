import { expect, vi } from 'vitest'
import { peekNavigator } from '../../../router/current.ts'

/** Loads the code that the app loads at the first input, and waits for it. This code moves the focus when the page changes. */
export async function laterCode(): Promise<void> {
  window.dispatchEvent(new Event('pointerdown'))
  await vi.waitFor(() => expect(peekNavigator()?.showPart).toBeDefined())
}
