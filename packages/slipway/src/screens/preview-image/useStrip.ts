import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { imageAfter } from './strip.state.ts'

/** The strip of images: the current image, and functions that change it. */
export interface Strip {
  readonly ref: RefObject<HTMLDivElement | null>
  /** Index of the image that is shown, or that the strip is scrolling to. */
  readonly index: number
  /** Distance in pixels between the scroll position and that of image `index`. */
  distancePx(): number
  /** Shows an image. A neighbour slides in. */
  goTo(index: number): void
  /** Ends an automatic motion so that the user takes over. */
  interrupt(): void
  /** Scrolls with a mouse or pen that has moved by a distance since the start of the drag. */
  drag(offsetPx: number): void
  /** Ends a drag: scrolls to the image nearest to the projected end, given as the total distance of the drag. */
  release(offsetPx: number): void
  onScroll(): void
}

/** Options of `useStrip`. */
export interface StripOptions {
  readonly count: number
  readonly first: number
  onIndexChange(index: number): void
  onResize(): void
}

/**
 * Keeps a native scroller with scroll-snap at one of its children.
 *
 * The browser scrolls by touch, trackpad and screen reader, and the scroll position determines the current image. All
 * positions are read from `offsetLeft`, which has the same sign as `scrollLeft` in both text directions.
 */
export function useStrip({ count, first, onIndexChange, onResize }: StripOptions): Strip {
  const ref = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(first)
  /** Target of an automatic motion. During that motion the scroll position does not determine the current image. */
  const goal = useRef<number>(undefined)
  /** Scroll position at the start of a drag. */
  const dragStart = useRef<number>(undefined)
  /** Width of the strip when it was last aligned with its image. */
  const widthPx = useRef<number>(undefined)

  const placeOf = (image: number) => (ref.current?.children[image] as HTMLElement | undefined)?.offsetLeft ?? 0
  const distancePx = (image: number) => Math.abs((ref.current?.scrollLeft ?? 0) - placeOf(image))
  /** Distance between two images in pixels; negative in right-to-left text. */
  const pitchPx = () => (count > 1 ? placeOf(count - 1) / (count - 1) : Number.POSITIVE_INFINITY)

  /** A strip that bounces at its ends is beyond them for a moment. */
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
    // Jumps to a distant image, because scrolling would load all images between.
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
    // The observer also reports the first size, before the first paint.
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
    drag(offsetPx) {
      const strip = ref.current
      if (!strip) return
      dragStart.current ??= strip.scrollLeft
      goal.current = undefined
      strip.setAttribute('data-dragging', '')
      strip.scrollTo({ left: dragStart.current - offsetPx, behavior: 'instant' })
    },
    release(offsetPx) {
      if (dragStart.current === undefined) return
      const from = Math.round(dragStart.current / pitchPx())
      dragStart.current = undefined
      goTo(imageAfter(clampPlace(from), -offsetPx / pitchPx(), count))
    },
    onScroll() {
      // The browser has scrolled because the size changed. The `ResizeObserver` reports the change afterwards and aligns the
      // strip again.
      if (ref.current?.clientWidth !== widthPx.current) return
      if (goal.current === undefined) show(clampPlace(Math.round((ref.current?.scrollLeft ?? 0) / pitchPx())))
      else if (distancePx(goal.current) < 1) interrupt()
    },
  }
}
