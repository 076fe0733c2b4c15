import { expect, vi } from 'vitest'
import { nextFrame } from '../input/pointerInput.ts'

export { type Letter, letterRow, letters } from './letters.tsx'

const lettersIn = (scroller: Element) => [...scroller.querySelectorAll<HTMLElement>('[data-letter]')]
const idOf = (letter: HTMLElement) => Number(letter.dataset.letter)

/** The letters that can be seen in a scroller, in the order of the document. */
export function seenLetters(scroller: Element): number[] {
  const { top, bottom } = scroller.getBoundingClientRect()
  return lettersIn(scroller)
    .filter((letter) => {
      const rect = letter.getBoundingClientRect()
      return rect.bottom > top + 1 && rect.top < bottom - 1 && letter.checkVisibility({ visibilityProperty: true })
    })
    .map(idOf)
}

/** How far a letter is below the upper edge of its scroller, in CSS pixels; `undefined` where it is not in the document. */
export function placeOf(scroller: Element, id: number): number | undefined {
  const letter = lettersIn(scroller).find((each) => idOf(each) === id)
  return letter && letter.getBoundingClientRect().top - scroller.getBoundingClientRect().top
}

/** Expects a letter this far below the upper edge. Browsers round where they scroll to. */
export function expectAt(scroller: Element, id: number, px: number | undefined): void {
  const place = placeOf(scroller, id)
  expect(
    Math.abs((place ?? Number.NaN) - (px ?? Number.NaN)),
    `letter ${id} is at ${place}, not at ${px}`,
  ).toBeLessThan(1.5)
}

/** Waits until nothing moves: some frames in a row show the same. */
export async function rested(scroller: Element): Promise<void> {
  const picture = () =>
    JSON.stringify([
      scroller.querySelector('[data-initial]') !== null,
      lettersIn(scroller).map((letter) => [idOf(letter), letter.getBoundingClientRect().top]),
    ])
  await vi.waitFor(async () => {
    const before = picture()
    for (let frame = 0; frame < 12; frame++) {
      await nextFrame()
      if (picture() !== before) throw new Error('it moves')
    }
  }, 8_000)
}

/** Scrolls as a reader does, and waits for what comes into sight. */
export async function scrollLetters(scroller: Element, top: number): Promise<void> {
  scroller.scrollTop = top
  await rested(scroller)
}
