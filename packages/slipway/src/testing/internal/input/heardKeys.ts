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
    await untilReceived('keydown', countKeys(text), () => keyboard.call(userEvent, text))
  }
  userEvent.tab = (options) => untilReceived('keydown', 1, () => tab.call(userEvent, options))
  if (isChromium) return
  userEvent.click = (element, options) => untilReceived('click', 1, () => click.call(userEvent, element, options))
}

/** Maximum number of frames until the page receives an input event. In Firefox and WebKit, input passes through other processes. */
export const maxInputFrames = isChromium ? 10 : 60

/** Number of `keydown` events of a text in the notation of Testing Library: `a{Enter}`, `{Shift>}a{/Shift}`, `{a>3}`. */
function countKeys(text: string): number {
  const keys = text.match(/\{\{|\[\[|\{[^}]+\}|\[[^\]]+\]|./gs) ?? []
  return keys.reduce((sum, key) => sum + (/^[{[]\//.test(key) ? 0 : Number(/>(\d+)/.exec(key)?.[1] ?? 1)), 0)
}

/**
 * Waits until `count` events of a type have arrived and a whole frame brings no more of them. A pause between two events can be longer
 * than a frame, so the number decides. If the input is for another window, the wait ends after `maxInputFrames` frames.
 */
async function untilReceived(type: string, count: number, act: () => Promise<void>): Promise<void> {
  const listening = new AbortController()
  let events = 0
  window.addEventListener(type, () => events++, { capture: true, signal: listening.signal })
  await act()
  for (let frame = 0, before = 0; frame < maxInputFrames && (events < count || events !== before); frame++) {
    before = events
    await nextFrame()
  }
  listening.abort()
}

/**
 * Waits until no element is active, for at most 15 frames. Chromium keeps a tapped element active for 150 ms and then releases it,
 * even if the Space key has made it active again; that press of Space would not click. A held mouse button keeps its element
 * active.
 */
async function tapReleased(): Promise<void> {
  for (let frame = 0; frame < 15 && document.querySelector(':active'); frame++) await nextFrame()
}
