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
const goalTimeoutMs = 1_000

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
  const told = useRef<(ScrollGoals & { readonly atMs: number })[]>([])
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
      const isEcho = told.current.some((place) => place[name] === goal)
      waiting.current = { ...waiting.current, [name]: isEcho ? undefined : goal, untilMs: nowMs + goalTimeoutMs }
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
      told.current.push({ scrollTop: top, scrollLeft: left, scrollIntoView: undefined, atMs: performance.now() })
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
  const { top, left } = target ? placeOf(target, scroller) : { top: scrollTop, left: scrollLeft }
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

/** Where the edges at which a page and a line begin meet those of the scroller, less the space that styles ask for. */
function placeOf(target: Element, scroller: HTMLElement): { readonly top: number; readonly left: number } {
  const outer = getComputedStyle(scroller)
  const inner = getComputedStyle(target)
  const from = scroller.getBoundingClientRect()
  const to = target.getBoundingClientRect()
  const startPx = from.left + scroller.clientLeft
  const wayX =
    outer.direction === 'rtl'
      ? to.right - startPx - scroller.clientWidth + px(outer.scrollPaddingRight) + px(inner.scrollMarginRight)
      : to.left - startPx - px(outer.scrollPaddingLeft) - px(inner.scrollMarginLeft)
  const wayY = to.top - from.top - scroller.clientTop - px(outer.scrollPaddingTop) - px(inner.scrollMarginTop)
  return { top: scroller.scrollTop + wayY, left: scroller.scrollLeft + wayX }
}

const px = (length: string) => Number.parseFloat(length) || 0
