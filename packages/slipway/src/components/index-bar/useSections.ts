import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { currentSection, thinning } from './indexBar.state.ts'

/** Refs to the elements of an index bar. */
interface Parts {
  readonly root: RefObject<HTMLElement | null>
  readonly rail: RefObject<HTMLElement | null>
}

/** Maximum height of a letter, divided by the minimum. */
const roomy = 18 / 14

/**
 * Finds the current section and the size of the strip, and updates both when the scroller scrolls or is resized.
 *
 * @returns `current`, the index of the current section; `step`, the number of letters per visible letter; and `scrollTo`, which
 * scrolls to a section and returns its element.
 */
export function useSections({ root, rail }: Parts, count: number, onCurrent: (sectionIndex: number) => void) {
  const [current, setCurrent] = useState(0)
  const [step, setStep] = useState(1)
  /** Index of the section at the last measurement; `undefined` before the first one, after which `onCurrent` is not called. */
  const known = useRef<number>(undefined)
  /** Section last chosen in the strip, with the resulting scroll position. A section near the end cannot reach the top. */
  const requested = useRef<{ readonly sectionIndex: number; readonly scrollTop: number }>(undefined)

  const measure = useLatest(() => {
    const element = root.current
    if (!element || !rail.current || count === 0) return
    const scroller = scrollerOf(element)
    const { top, bottom } = visibleBox(scroller)
    const line = top + stickyTop(element)
    const own = element === scroller ? { top, bottom } : element.getBoundingClientRect()
    const room = Math.max(0, Math.min(bottom, own.bottom) - Math.max(line, own.top) - 16)
    const letterPx = smallestLetterPx(rail.current)
    const height = Math.min(room, count * letterPx * roomy)
    rail.current.style.setProperty('--sw-index-bar-room', `${room}px`)
    rail.current.style.setProperty('--sw-index-bar-height', `${height}px`)
    setStep(thinning(count, height, letterPx))

    const { sectionIndex = count, scrollTop = 0 } = requested.current ?? {}
    const isThere = sectionIndex < count && Math.abs(scroller.scrollTop - scrollTop) < 1
    if (!isThere) requested.current = undefined
    const tops = sectionsOf(element).map((section) => section.getBoundingClientRect().top)
    const next = isThere ? sectionIndex : currentSection(tops, line)
    setCurrent(next)
    if (known.current !== undefined && known.current !== next) onCurrent(next)
    known.current = next
  })
  // Measures before the first paint.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the number of sections changes.
  useLayoutEffect(() => measure.current(), [count, measure])
  useEffect(() => {
    const element = root.current
    if (!element) return
    let frame = 0
    const later = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        measure.current()
      })
    }
    const scroller = scrollerOf(element)
    const target = scroller === document.scrollingElement ? document : scroller
    const sizes = new ResizeObserver(later)
    for (const one of new Set([element, scroller])) sizes.observe(one)
    target.addEventListener('scroll', later, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      target.removeEventListener('scroll', later)
    }
  }, [root, measure])

  const scrollTo = (sectionIndex: number): HTMLElement | undefined => {
    const element = root.current
    const section = element ? sectionsOf(element)[sectionIndex] : undefined
    if (!element || !section) return undefined
    const scroller = scrollerOf(element)
    const distance = section.getBoundingClientRect().top - visibleBox(scroller).top - stickyTop(element)
    scroller.scrollTo({ top: scroller.scrollTop + distance, behavior: 'instant' })
    requested.current = { sectionIndex, scrollTop: scroller.scrollTop }
    measure.current()
    return section
  }
  return { current: Math.min(current, Math.max(0, count - 1)), step, scrollTo }
}

const sectionsOf = (root: Element) => [...root.querySelectorAll<HTMLElement>(':scope > .sw-index-bar-section')]

/** Distance from the top of the scroller at which headings stick. */
function stickyTop(root: Element): number {
  const head = root.querySelector(':scope > .sw-index-bar-section > .sw-index-bar-head')
  return (head && Number.parseFloat(getComputedStyle(head).top)) || 0
}

/** Returns the vertical scroller of an element: the element itself, an ancestor, or the document. */
function scrollerOf(element: Element): Element {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  }
  return document.scrollingElement ?? document.documentElement
}

/** Returns the top and bottom edge of a scroller's visible area. */
function visibleBox(scroller: Element): { readonly top: number; readonly bottom: number } {
  if (scroller === document.scrollingElement) return { top: 0, bottom: innerHeight }
  const top = scroller.getBoundingClientRect().top + scroller.clientTop
  return { top, bottom: top + scroller.clientHeight }
}

/** Minimum height of a letter: its line height, which grows with the text size. */
function smallestLetterPx(rail: HTMLElement): number {
  const letter = rail.querySelector('.sw-index-bar-letter')
  return (letter && Number.parseFloat(getComputedStyle(letter).lineHeight)) || 14
}
