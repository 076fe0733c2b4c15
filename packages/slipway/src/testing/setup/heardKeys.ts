import { userEvent } from 'vitest/browser'
import { nextFrame } from './pointerInput.ts'

/** Makes keys of a test be heard before it goes on, as fingers are: on a busy page the answer comes before the event. */
export function waitForKeys(): void {
  const { keyboard, tab } = userEvent
  userEvent.keyboard = (text) => heard(() => keyboard.call(userEvent, text))
  userEvent.tab = (options) => heard(() => tab.call(userEvent, options))
}

/** Waits for a frame that begins when keys have come and in which no more come; of keys that go elsewhere, none ever does. */
async function heard(press: () => Promise<void>): Promise<void> {
  const over = new AbortController()
  let keys = 0
  window.addEventListener('keydown', () => keys++, { capture: true, signal: over.signal })
  await press()
  for (let frame = 0, before = 0; frame < 10 && (keys === 0 || keys !== before); frame++) {
    before = keys
    await nextFrame()
  }
  over.abort()
}
