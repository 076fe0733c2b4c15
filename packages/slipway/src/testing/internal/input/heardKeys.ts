import { userEvent } from 'vitest/browser'
import { isChromium } from '../environment/devTools.ts'
import { nextFrame } from './pointerInput.ts'

/** Makes keys of a test be heard before it goes on, as fingers are: on a busy page the answer comes before the event. */
export function waitForKeys(): void {
  const { click, keyboard, tab } = userEvent
  userEvent.keyboard = async (text) => {
    await tapReleased()
    await heard('keydown', () => keyboard.call(userEvent, text))
  }
  userEvent.tab = (options) => heard('keydown', () => tab.call(userEvent, options))
  if (isChromium) return
  userEvent.click = (element, options) => heard('click', () => click.call(userEvent, element, options))
}

/** How many frames what is heard of may take. In Firefox and WebKit, input goes by way of other processes. */
export const framesUntilHeard = isChromium ? 10 : 60

/** Waits for a frame that begins when events have come and in which no more come; of what goes elsewhere, none ever does. */
async function heard(type: string, act: () => Promise<void>): Promise<void> {
  const over = new AbortController()
  let events = 0
  window.addEventListener(type, () => events++, { capture: true, signal: over.signal })
  await act()
  for (let frame = 0, before = 0; frame < framesUntilHeard && (events === 0 || events !== before); frame++) {
    before = events
    await nextFrame()
  }
  over.abort()
}

/**
 * Waits until no element is active. Chromium keeps a tapped element active for 150 ms and releases it then, also if the Space key
 * has made it active again: such a press of Space would not click. A mouse button that is held keeps its element active.
 */
async function tapReleased(): Promise<void> {
  for (let frame = 0; frame < 15 && document.querySelector(':active'); frame++) await nextFrame()
}
