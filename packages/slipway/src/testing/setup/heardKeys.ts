import { userEvent } from 'vitest/browser'
import { nextFrame } from './pointerInput.ts'

/** Makes keys of a test be heard before it goes on, as fingers are: on a busy page the answer comes before the event. */
export function waitForKeys(): void {
  const { keyboard, tab } = userEvent
  userEvent.keyboard = async (text) => {
    await keyboard.call(userEvent, text)
    await nextFrame()
  }
  userEvent.tab = async (options) => {
    await tab.call(userEvent, options)
    await nextFrame()
  }
}
