import { expect, vi } from 'vitest'
import { spokenElement } from '../../../packages/slipway/src/testing/internal/spoken/spokenTree.ts'
import { focusLook } from './focusLook.ts'
import { type Key, pressKey } from './pressKey.ts'
import { hasLines, type ReadUntilRecorded } from './untilRecorded.ts'

/** Limit for the number of stops, more than any demo has; a walk that exceeds it does not end. */
const mostStops = 150

/** Selectors of elements that arrow keys navigate, with the keys for the next and the previous element. */
const arrowTargets: readonly (readonly [selector: string, on: Key, back: Key])[] = [
  // The rows of a picker's column: down is the next one.
  ['[role=spinbutton]:not(input)', 'ArrowDown', 'ArrowUp'],
  ['[type=radio], [role=toolbar] button, [role=menuitem]', 'ArrowDown', 'ArrowUp'],
  ['[role=spinbutton]', 'ArrowUp', 'ArrowDown'],
  ['[role=tab], [role=grid] button, [type=range]', 'ArrowRight', 'ArrowLeft'],
]

/**
 * Walks through an element by Tab, from before it to after it. On an element that supports arrow keys, it moves one step by arrow
 * and back.
 *
 * Each stop must have a role and a name, be inside the window, and show that it has the focus.
 *
 * @param until Reads the line of a stop.
 * @returns The lines that a screen reader announces at each stop and after an arrow.
 */
export async function walk(tree: Element, until: ReadUntilRecorded): Promise<readonly string[]> {
  // Without these ends the focus would leave the test's frame.
  const ends = [makeEnd(), makeEnd()] as const
  tree.prepend(ends[0])
  tree.append(ends[1])
  // Keys pressed in a frame of another origin do not reach the test, and its content is no part of the demo.
  const frames = [...tree.querySelectorAll('iframe')]
  for (const frame of frames) frame.tabIndex = -1
  const lines: string[] = []
  const faults: string[] = []
  try {
    ends[0].focus()
    await pressKey('Tab')
    for (let stop = here(); stop !== ends[1]; stop = here()) {
      const line = await until(
        () => spokenElement(stop),
        (record, line) => hasLines(record, [line]),
      )
      lines.push(line)
      if (!/^(?!generic|none)\S+ "/.test(line)) faults.push(`${line}: has no role or name`)
      await vi.waitFor(() => expect(isInWindow(stop), `${line}: is visible`).toBe(true))
      const differs = await focusLook(stop)
      const arrows = await tryArrows(stop, line, until)
      if (arrows) lines.push(arrows)
      await pressKey('Tab')
      if (!differs()) faults.push(`${line}: does not show that it has the focus`)
      if (lines.length > mostStops) throw new Error('the walk does not end')
    }
  } finally {
    for (const end of ends) end.remove()
    for (const frame of frames) frame.removeAttribute('tabindex')
  }
  expect(faults).toEqual([])
  return lines
}

/** The element with the focus. */
export function here(): HTMLElement {
  return (document.activeElement ?? document.body) as HTMLElement
}

/** Presses an arrow key and the opposite one, and returns the line in between. */
export async function tryArrows(
  stop: HTMLElement,
  line: string,
  until: ReadUntilRecorded,
): Promise<string | undefined> {
  const found = arrowTargets.find(([selector]) => stop.matches(selector))
  if (!found || isAlone(stop) || / (?:readonly|disabled)\b/.test(line)) return undefined
  const [, on, back] = found
  await pressKey(on)
  const there = await until(
    async () => {
      const now = await spokenElement(here())
      expect(now, `the element after ${on}`).not.toBe(line)
      return `  ${on}: ${now}`
    },
    (record, line) => hasLines(record, [line]),
  )
  await pressKey(back)
  if (here() !== stop) await vi.waitFor(() => expect(here()).toBe(stop))
  return there
}

/** Whether a radio is the only enabled one of its group. */
function isAlone(stop: HTMLElement): boolean {
  if (!(stop instanceof HTMLInputElement) || stop.type !== 'radio') return false
  return document.querySelectorAll(`[type=radio][name="${CSS.escape(stop.name)}"]:enabled`).length < 2
}

function isInWindow(element: Element): boolean {
  const { top, left, bottom, right, width, height } = element.getBoundingClientRect()
  const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0
  return isSeen && top < innerHeight && left < innerWidth && bottom > 0 && right > 0
}

const makeEnd = () => Object.assign(document.createElement('span'), { tabIndex: 0 })
