import { expect, vi } from 'vitest'
import { nextFrame } from '../input/pointerInput.ts'

export { type Letter, letterRow, letters } from './letters.tsx'

const lettersIn = (scroller: Element) => [...scroller.querySelectorAll<HTMLElement>('[data-letter]')]
const idOf = (letter: HTMLElement) => Number(letter.dataset.letter)

/** Returns the ids of the letters that are visible in a scroller, in document order. */
export function seenLetters(scroller: Element): number[] {
  const { top, bottom } = scroller.getBoundingClientRect()
  return lettersIn(scroller)
    .filter((letter) => {
      const rect = letter.getBoundingClientRect()
      return rect.bottom > top + 1 && rect.top < bottom - 1 && letter.checkVisibility({ visibilityProperty: true })
    })
    .map(idOf)
}

/** Returns the distance of a letter from the top edge of its scroller, in CSS pixels; `undefined` if the letter is not in the document. */
export function placeOf(scroller: Element, id: number): number | undefined {
  const letter = lettersIn(scroller).find((each) => idOf(each) === id)
  return letter && letter.getBoundingClientRect().top - scroller.getBoundingClientRect().top
}

/** Expects a letter at this distance from the top edge, within 1.5 px, because browsers round scroll positions. */
export function expectAt(scroller: Element, id: number, px: number | undefined): void {
  const place = placeOf(scroller, id)
  expect(
    Math.abs((place ?? Number.NaN) - (px ?? Number.NaN)),
    `letter ${id} is at ${place}, not at ${px}`,
  ).toBeLessThan(1.5)
}

/** Waits until nothing moves for 12 consecutive frames. */
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
      if (picture() !== before) throw new Error('the list still moves')
    }
  }, 8_000)
}

/** Scrolls to a position, and waits until nothing moves. */
export async function scrollLetters(scroller: Element, top: number): Promise<void> {
  scroller.scrollTop = top
  await rested(scroller)
}
