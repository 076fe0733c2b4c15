import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { currentSection, thinning } from './indexBar.state.ts'

/** The parts of an index bar in the document. */
interface Parts {
  readonly root: RefObject<HTMLElement | null>
  readonly rail: RefObject<HTMLElement | null>
}

/** Letters need no more than this. */
const roomyLetterPx = 18

/**
 * Follows the scroller around the sections, or their own.
 *
 * @returns Which section is current, how much the strip is thinned out, and what scrolls to a section and answers with it.
 */
export function useSections({ root, rail }: Parts, count: number, onCurrent: (place: number) => void) {
  const [current, setCurrent] = useState(0)
  const [step, setStep] = useState(1)
  /** What was last told, or not worth telling. */
  const known = useRef<number>(undefined)
  /** The section that was asked for, and where the scroller came to: near the end it cannot come to the top. */
  const requested = useRef<{ readonly place: number; readonly scrollTop: number }>(undefined)

  const measure = useLatest(() => {
    const element = root.current
    if (!element || !rail.current || count === 0) return
    const scroller = scrollerOf(element)
    const { top, bottom } = visibleBox(scroller)
    const line = top + stickyTop(element)
    const own = element === scroller ? { top, bottom } : element.getBoundingClientRect()
    const room = Math.max(0, Math.min(bottom, own.bottom) - Math.max(line, own.top) - 16)
    const height = Math.min(room, count * roomyLetterPx)
    rail.current.style.setProperty('--sw-index-bar-room', `${room}px`)
    rail.current.style.setProperty('--sw-index-bar-height', `${height}px`)
    setStep(thinning(count, height))

    const { place = count, scrollTop = 0 } = requested.current ?? {}
    const isThere = place < count && Math.abs(scroller.scrollTop - scrollTop) < 1
    if (!isThere) requested.current = undefined
    const tops = sectionsOf(element).map((section) => section.getBoundingClientRect().top)
    const next = isThere ? place : currentSection(tops, line)
    setCurrent(next)
    if (known.current !== undefined && known.current !== next) onCurrent(next)
    known.current = next
  })
  // Before the first picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: and after each change of how many there are.
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

  const scrollTo = (place: number): HTMLElement | undefined => {
    const element = root.current
    const section = element ? sectionsOf(element)[place] : undefined
    if (!element || !section) return undefined
    const scroller = scrollerOf(element)
    const distance = section.getBoundingClientRect().top - visibleBox(scroller).top - stickyTop(element)
    scroller.scrollTo({ top: scroller.scrollTop + distance, behavior: 'instant' })
    requested.current = { place, scrollTop: scroller.scrollTop }
    measure.current()
    return section
  }
  return { current: Math.min(current, Math.max(0, count - 1)), step, scrollTo }
}

const sectionsOf = (root: Element) => [...root.querySelectorAll<HTMLElement>(':scope > .sw-index-bar-section')]

/** Where heads stick, below the top of the scroller. */
function stickyTop(root: Element): number {
  const head = root.querySelector(':scope > .sw-index-bar-section > .sw-index-bar-head')
  return (head && Number.parseFloat(getComputedStyle(head).top)) || 0
}

/** What scrolls an element up and down: itself, something around it, or the document. */
function scrollerOf(element: Element): Element {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  }
  return document.scrollingElement ?? document.documentElement
}

/** Where the part of a scroller is that shows its content. */
function visibleBox(scroller: Element): { readonly top: number; readonly bottom: number } {
  if (scroller === document.scrollingElement) return { top: 0, bottom: innerHeight }
  const top = scroller.getBoundingClientRect().top + scroller.clientTop
  return { top, bottom: top + scroller.clientHeight }
}
