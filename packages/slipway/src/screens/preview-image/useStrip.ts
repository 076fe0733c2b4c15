import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { imageAfter } from './strip.state.ts'

/** The strip of images: which one is shown, and how to show another one. */
export interface Strip {
  readonly ref: RefObject<HTMLDivElement | null>
  /** The image that is shown, or that the strip is on its way to. */
  readonly index: number
  /** How far the strip is from where it shows `index` entirely. */
  distancePx(): number
  /** Shows an image. Neighbours slide in. */
  goTo(index: number): void
  /** Lets the user take over from a motion. */
  interrupt(): void
  /** Follows mouse or pen, which have gone so far since they took it. */
  drag(wayPx: number): void
  /** Lets the strip go after a drag: it goes to the image where it would run on to, after so many px in all. */
  release(wayPx: number): void
  onScroll(): void
}

/** What the strip is told. */
export interface StripOptions {
  readonly count: number
  readonly first: number
  onIndexChange(index: number): void
  onResize(): void
}

/**
 * Holds a native scroller with scroll-snap at one of its children.
 *
 * The browser scrolls by touch, trackpad and screen reader, and the position says which image is shown. All places are
 * taken from `offsetLeft`, which counts like `scrollLeft` in both directions of text.
 */
export function useStrip({ count, first, onIndexChange, onResize }: StripOptions): Strip {
  const ref = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(first)
  /** Where a motion of ours leads. Meanwhile the position tells nothing. */
  const goal = useRef<number>(undefined)
  /** Where it was when it was taken. */
  const taken = useRef<number>(undefined)
  /** How wide it was when it was brought to its image. */
  const widthPx = useRef<number>(undefined)

  const placeOf = (image: number) => (ref.current?.children[image] as HTMLElement | undefined)?.offsetLeft ?? 0
  const distancePx = (image: number) => Math.abs((ref.current?.scrollLeft ?? 0) - placeOf(image))
  /** From one image to the next in px; negative in right-to-left text. */
  const pitchPx = () => (count > 1 ? placeOf(count - 1) / (count - 1) : Number.POSITIVE_INFINITY)

  /** A strip that bounces at its ends is further than they are for a moment. */
  const clampPlace = (place: number) => Math.min(count - 1, Math.max(0, place))

  const show = (next: number) => {
    if (next === index) return
    setIndex(next)
    onIndexChange(next)
  }
  const interrupt = () => {
    goal.current = undefined
    ref.current?.removeAttribute('data-dragging')
  }
  const goTo = (next: number) => {
    if (next < 0 || next >= count) return
    goal.current = next
    // A far image comes at once: the ones between would all be loaded on the way.
    const behavior = Math.abs(next - index) > 1 ? 'instant' : 'auto'
    show(next)
    ref.current?.scrollTo({ left: placeOf(next), behavior })
    if (distancePx(next) < 1) interrupt()
  }

  const resettle = useEffectEvent(() => {
    widthPx.current = ref.current?.clientWidth
    ref.current?.scrollTo({ left: placeOf(index), behavior: 'instant' })
    interrupt()
    onResize()
  })
  useEffect(() => {
    // It also tells the first size, before the first paint.
    const observer = new ResizeObserver(() => resettle())
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])

  return {
    ref,
    index,
    distancePx: () => distancePx(index),
    goTo,
    interrupt,
    drag(wayPx) {
      const strip = ref.current
      if (!strip) return
      taken.current ??= strip.scrollLeft
      goal.current = undefined
      strip.setAttribute('data-dragging', '')
      strip.scrollTo({ left: taken.current - wayPx, behavior: 'instant' })
    },
    release(wayPx) {
      if (taken.current === undefined) return
      const from = Math.round(taken.current / pitchPx())
      taken.current = undefined
      goTo(imageAfter(clampPlace(from), -wayPx / pitchPx(), count))
    },
    onScroll() {
      // The browser has scrolled for a new size, of which the observer tells after this: it is brought back to its image then.
      if (ref.current?.clientWidth !== widthPx.current) return
      if (goal.current === undefined) show(clampPlace(Math.round((ref.current?.scrollLeft ?? 0) / pitchPx())))
      else if (distancePx(goal.current) < 1) interrupt()
    },
  }
}
