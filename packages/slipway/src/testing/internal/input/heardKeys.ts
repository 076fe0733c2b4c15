import { userEvent } from 'vitest/browser'
import { isChromium } from '../environment/devTools.ts'
import { nextFrame } from './pointerInput.ts'

/**
 * Makes Vitest's key commands wait until the page has received the events, as touch input does; except in Chromium, clicks wait
 * too. On a busy page, a command can resolve before the page receives the event.
 */
export function waitForKeys(): void {
  const { click, keyboard, tab } = userEvent
  userEvent.keyboard = async (text) => {
    await tapReleased()
    await untilReceived('keydown', () => keyboard.call(userEvent, text))
  }
  userEvent.tab = (options) => untilReceived('keydown', () => tab.call(userEvent, options))
  if (isChromium) return
  userEvent.click = (element, options) => untilReceived('click', () => click.call(userEvent, element, options))
}

/** Maximum number of frames until the page receives an input event. In Firefox and WebKit, input passes through other processes. */
export const maxInputFrames = isChromium ? 10 : 60

/**
 * Waits until events of a type have arrived and a whole frame brings no more of them. If the input is for another window, no event
 * arrives, and the wait ends after `maxInputFrames` frames.
 */
async function untilReceived(type: string, act: () => Promise<void>): Promise<void> {
  const over = new AbortController()
  let events = 0
  window.addEventListener(type, () => events++, { capture: true, signal: over.signal })
  await act()
  for (let frame = 0, before = 0; frame < maxInputFrames && (events === 0 || events !== before); frame++) {
    before = events
    await nextFrame()
  }
  over.abort()
}

/**
 * Waits until no element is active, for at most 15 frames. Chromium keeps a tapped element active for 150 ms and then releases it,
 * even if the Space key has made it active again; that press of Space would not click. A held mouse button keeps its element
 * active.
 */
async function tapReleased(): Promise<void> {
  for (let frame = 0; frame < 15 && document.querySelector(':active'); frame++) await nextFrame()
}
