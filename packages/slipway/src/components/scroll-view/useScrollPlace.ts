import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Where a scroller is asked to go. */
export interface ScrollGoals {
  readonly scrollTop: number | undefined
  readonly scrollLeft: number | undefined
  readonly scrollIntoView: string | undefined
}

/** Which way it scrolls, and whether smoothly. */
export interface ScrollWays {
  readonly x: boolean
  readonly y: boolean
  readonly animated: boolean
}

/** Where a scroller is, and what it was asked for. */
export interface ScrollPlace {
  /** Takes a position that its owner is about to be told of. */
  note(top: number, left: number): void
  /** The user takes over: what could not be reached yet is given up. */
  giveUp(): void
}

/** Time that content has to arrive for a position to be reached. What comes later finds the user at work. */
const patienceMs = 1_000

/** A position that its owner sets this shortly after it was told of is no order: the owner only keeps it. */
const echoMs = 100

/**
 * Brings a scroller to where its owner wants it: when that changes, and as far as the content reaches; the rest of the way
 * with the content. Keeps its place over the time that it is hidden.
 */
export function useScrollPlace(
  ref: RefObject<HTMLElement | null>,
  goals: ScrollGoals,
  { x, y, animated }: ScrollWays,
): ScrollPlace {
  const place = useRef<{ readonly top: number; readonly left: number }>(undefined)
  const told = useRef<{ readonly value: number; readonly atMs: number }[]>([])
  const seen = useRef<Partial<ScrollGoals>>({})
  const waiting = useRef<Partial<ScrollGoals> & { untilMs?: number }>({})

  useLayoutEffect(() => {
    // In some engines what is not displayed loses its position.
    if (ref.current && place.current) move(ref.current, place.current)
  }, [ref])

  useLayoutEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const nowMs = performance.now()
    told.current = told.current.filter(({ atMs }) => nowMs - atMs < echoMs)
    for (const name of ['scrollTop', 'scrollLeft', 'scrollIntoView'] as const) {
      const goal = goals[name]
      if (goal === seen.current[name]) continue
      const isEcho = told.current.some(({ value }) => value === goal)
      waiting.current = { ...waiting.current, [name]: isEcho ? undefined : goal, untilMs: nowMs + patienceMs }
    }
    seen.current = goals
    if (nowMs <= (waiting.current.untilMs ?? 0)) {
      const isSmooth = animated && place.current && !matchMedia('(prefers-reduced-motion: reduce)').matches
      waiting.current = {
        ...waiting.current,
        ...obey(scroller, waiting.current, { x, y, animated: Boolean(isSmooth) }),
      }
    }
    place.current = { top: scroller.scrollTop, left: scroller.scrollLeft }
  })

  return {
    note(top, left) {
      place.current = { top, left }
      const atMs = performance.now()
      told.current.push({ value: top, atMs }, { value: left, atMs })
    },
    giveUp() {
      waiting.current = {}
    },
  }
}

/** Goes as near as it can. The answer is what it could not reach yet. */
function obey(
  scroller: HTMLElement,
  { scrollTop, scrollLeft, scrollIntoView }: Partial<ScrollGoals>,
  { x, y, animated }: ScrollWays,
): ScrollGoals {
  const target = scrollIntoView ? scroller.querySelector(`#${CSS.escape(scrollIntoView)}`) : undefined
  const top = target ? topOf(target, scroller) : scrollTop
  const left = target ? leftOf(target, scroller) : scrollLeft
  const to = { ...(y && top !== undefined && { top }), ...(x && left !== undefined && { left }) }
  if (Object.keys(to).length > 0) move(scroller, to, animated ? 'smooth' : 'instant')
  const isShort = (goalPx = 0, roomPx: number) => !target && Math.abs(goalPx) > roomPx + 1
  return {
    scrollTop: isShort(top, scroller.scrollHeight - scroller.clientHeight) ? scrollTop : undefined,
    scrollLeft: isShort(left, scroller.scrollWidth - scroller.clientWidth) ? scrollLeft : undefined,
    scrollIntoView: target ? undefined : scrollIntoView,
  }
}

function move(scroller: HTMLElement, to: ScrollToOptions, behavior: ScrollBehavior = 'instant'): void {
  // jsdom, in which apps run their tests, scrolls nothing.
  scroller.scrollTo?.({ ...to, behavior })
}

// `Element.scrollIntoView` would scroll everything around as well.

function topOf(target: Element, scroller: HTMLElement): number {
  const space = px(getComputedStyle(scroller).scrollPaddingTop) + px(getComputedStyle(target).scrollMarginTop)
  const box = scroller.getBoundingClientRect()
  return scroller.scrollTop + target.getBoundingClientRect().top - box.top - scroller.clientTop - space
}

/** To the edge at which a line begins. */
function leftOf(target: Element, scroller: HTMLElement): number {
  const [outer, inner] = [getComputedStyle(scroller), getComputedStyle(target)]
  const own = target.getBoundingClientRect()
  const startPx = scroller.getBoundingClientRect().left + scroller.clientLeft
  if (outer.direction !== 'rtl') {
    return scroller.scrollLeft + own.left - startPx - px(outer.scrollPaddingLeft) - px(inner.scrollMarginLeft)
  }
  const endPx = startPx + scroller.clientWidth
  return scroller.scrollLeft + own.right - endPx + px(outer.scrollPaddingRight) + px(inner.scrollMarginRight)
}

const px = (length: string) => Number.parseFloat(length) || 0
