import { expect, vi } from 'vitest'
import { spokenElement } from '../../../packages/slipway/src/testing/internal/spoken/spokenTree.ts'
import { focusLook } from './focusLook.ts'
import { type Key, pressKey } from './pressKey.ts'
import { hasLines, type ReadUntilRecorded } from './untilRecorded.ts'

/** More stops than a demo has: a walk that comes to them has lost its way. */
const mostStops = 150

/** What is walked through by arrows, and the key that goes on and the one that comes back. */
const walked: readonly (readonly [selector: string, on: Key, back: Key])[] = [
  // Its rows go down.
  ['[role=spinbutton]:not(input)', 'ArrowDown', 'ArrowUp'],
  ['[type=radio], [role=toolbar] button, [role=menuitem]', 'ArrowDown', 'ArrowUp'],
  ['[role=spinbutton]', 'ArrowUp', 'ArrowDown'],
  ['[role=tab], [role=grid] button, [type=range]', 'ArrowRight', 'ArrowLeft'],
]

/**
 * Walks by Tab from before an element to behind it. Where arrows go further, it goes one step by them, and comes back.
 *
 * Each stop has a role and a name, is in the window, and shows that it has the focus.
 *
 * @param until Reads what is told at a stop.
 * @returns What a screen reader is told at each stop, and after an arrow.
 */
export async function walk(tree: Element, until: ReadUntilRecorded): Promise<readonly string[]> {
  // The focus of a walk without ends would leave the frame of the test.
  const ends = [makeEnd(), makeEnd()] as const
  tree.prepend(ends[0])
  tree.append(ends[1])
  const lines: string[] = []
  const faults: string[] = []
  try {
    ends[0].focus()
    await pressKey('Tab')
    for (let stop = here(); stop !== ends[1]; stop = here()) {
      const line = await until(
        () => spokenElement(stop),
        (record, told) => hasLines(record, [told]),
      )
      lines.push(line)
      if (!/^(?!generic|none)\S+ "/.test(line)) faults.push(`${line}: has no role or name`)
      await vi.waitFor(() => expect(isInWindow(stop), `${line}: is in sight`).toBe(true))
      const differs = await focusLook(stop)
      const arrows = await tryArrows(stop, line, until)
      if (arrows) lines.push(arrows)
      await pressKey('Tab')
      if (!differs()) faults.push(`${line}: does not show that it has the focus`)
      if (lines.length > mostStops) throw new Error('the walk does not end')
    }
  } finally {
    for (const end of ends) end.remove()
  }
  expect(faults).toEqual([])
  return lines
}

/** What has the focus. */
export function here(): HTMLElement {
  return (document.activeElement ?? document.body) as HTMLElement
}

/** Goes one step by an arrow and back again, and says what is told there. */
export async function tryArrows(
  stop: HTMLElement,
  line: string,
  until: ReadUntilRecorded,
): Promise<string | undefined> {
  const found = walked.find(([selector]) => stop.matches(selector))
  if (!found || isAlone(stop) || / (?:readonly|disabled)\b/.test(line)) return undefined
  const [, on, back] = found
  await pressKey(on)
  const there = await until(
    async () => {
      const now = await spokenElement(here())
      expect(now, `what ${on} leads to`).not.toBe(line)
      return `  ${on}: ${now}`
    },
    (record, told) => hasLines(record, [told]),
  )
  await pressKey(back)
  if (here() !== stop) await vi.waitFor(() => expect(here()).toBe(stop))
  return there
}

/** Whether a radio is the only one of its group that can be chosen. */
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
