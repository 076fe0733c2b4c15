import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The positions that the props request. */
export interface ScrollGoals {
  readonly scrollTop: number | undefined
  readonly scrollLeft: number | undefined
  readonly scrollIntoView: string | undefined
}

/** The axes on which it scrolls, and whether it scrolls smoothly. */
export interface ScrollWays {
  readonly x: boolean
  readonly y: boolean
  readonly animated: boolean
}

/** Keeps the scroll position, and the requested positions that are not reached yet. */
export interface ScrollPosition {
  /** Records a position that `onScroll` is about to report. */
  note(top: number, left: number): void
  /** Drops the positions that are not reached yet, because the user scrolls. */
  giveUp(): void
}

/** The time limit for content that makes a position reachable. Later content would disturb the user. */
const goalTimeoutMs = 1_000

/** A position that is set this shortly after `onScroll` reported it is not a request: the app only stores the position. */
const echoMs = 100

/**
 * Scrolls to the requested positions when they change. If the content is too short, scrolls as far as possible, and the rest
 * once the content is longer. Keeps the position while the scroller is hidden.
 */
export function useScrollPosition(
  ref: RefObject<HTMLElement | null>,
  goals: ScrollGoals,
  { x, y, animated }: ScrollWays,
): ScrollPosition {
  const position = useRef<{ readonly top: number; readonly left: number }>(undefined)
  const reported = useRef<(ScrollGoals & { readonly atMs: number })[]>([])
  const seen = useRef<Partial<ScrollGoals>>({})
  const waiting = useRef<Partial<ScrollGoals> & { untilMs?: number }>({})

  useLayoutEffect(() => {
    // Some engines reset the position of elements that are not displayed.
    if (ref.current && position.current) move(ref.current, position.current)
  }, [ref])

  useLayoutEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const nowMs = performance.now()
    reported.current = reported.current.filter(({ atMs }) => nowMs - atMs < echoMs)
    for (const name of ['scrollTop', 'scrollLeft', 'scrollIntoView'] as const) {
      const goal = goals[name]
      if (goal === seen.current[name]) continue
      const isEcho = reported.current.some((position) => position[name] === goal)
      waiting.current = { ...waiting.current, [name]: isEcho ? undefined : goal, untilMs: nowMs + goalTimeoutMs }
    }
    seen.current = goals
    if (nowMs <= (waiting.current.untilMs ?? 0)) {
      const isSmooth = animated && position.current && !matchMedia('(prefers-reduced-motion: reduce)').matches
      waiting.current = {
        ...waiting.current,
        ...scrollToGoals(scroller, waiting.current, { x, y, animated: Boolean(isSmooth) }),
      }
    }
    position.current = { top: scroller.scrollTop, left: scroller.scrollLeft }
  })

  return {
    note(top, left) {
      position.current = { top, left }
      reported.current.push({ scrollTop: top, scrollLeft: left, scrollIntoView: undefined, atMs: performance.now() })
    },
    giveUp() {
      waiting.current = {}
    },
  }
}

/** Scrolls as near as possible; returns the positions that it could not reach yet. */
function scrollToGoals(
  scroller: HTMLElement,
  { scrollTop, scrollLeft, scrollIntoView }: Partial<ScrollGoals>,
  { x, y, animated }: ScrollWays,
): ScrollGoals {
  const target = scrollIntoView ? scroller.querySelector(`#${CSS.escape(scrollIntoView)}`) : undefined
  const { top, left } = target ? positionOf(target, scroller) : { top: scrollTop, left: scrollLeft }
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
  // `scrollTo` does not exist in jsdom, in which apps run their tests.
  scroller.scrollTo?.({ ...to, behavior })
}

/**
 * The position at which the start edges of the target and the scroller align, less `scroll-padding` and `scroll-margin`.
 * `Element.scrollIntoView` is not used, because it would scroll the ancestors as well.
 */
function positionOf(target: Element, scroller: HTMLElement): { readonly top: number; readonly left: number } {
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
