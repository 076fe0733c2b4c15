import { expect, vi } from 'vitest'
import { peekNavigator } from '../../../router/current.ts'

/** Waits for the code that the app loads after its first page. This code moves the focus when the page changes. */
export async function laterCode(): Promise<void> {
  await vi.waitFor(() => expect(peekNavigator()?.showPart).toBeDefined())
}
