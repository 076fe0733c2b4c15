import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'
import { cx } from '../../base/cx.ts'
import { marginText, type ViewMargins } from '../../base/page/margins.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { watchInView } from '../../hooks/measure/watchInView.ts'
import { useVisibleEffect } from '../../hooks/page-visibility/useVisibleEffect.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'

/** Detail of the events of `IntersectionTrigger`. */
export interface IntersectionDetail {
  /** Whether the element is in view now. */
  readonly isInView: boolean
  /** Visible share of the element, 0 to 1. */
  readonly intersectionRatio: number
}

/** An event of `IntersectionTrigger`. */
type TriggerEvent = ComponentEvent<IntersectionDetail, HTMLDivElement>

/** Props of `IntersectionTrigger`, in addition to the props of `<div>`. */
export interface IntersectionTriggerProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /**
   * Enlarges the area in which the element counts as in view, in CSS pixels: with 200 the events are emitted 200 px early, with a
   * negative number late. For single sides `{ top, right, bottom, left }`.
   * @default 0
   */
  margin?: number | ViewMargins
  /**
   * Share of the element that must be visible, 0 to 1. An element that is larger than the page is never fully visible.
   * @default 0
   */
  threshold?: number
  /**
   * The scrolling container in which the element counts as in view. `margin` enlarges only this container: for a margin inside a
   * scroll view, set `root` to the scroll view.
   * @default the page
   */
  root?: RefObject<Element | null>
  /**
   * Whether to stop after the element has been in view once.
   * @default false
   */
  once?: boolean
  /**
   * Whether to pause. An element that is in view when the pause ends emits `enter` again, so a list that loads more keeps loading
   * until the page is filled.
   * @default false
   */
  disabled?: boolean
  /** Called when the element enters the view, and at first if it is in view. */
  onEnter?(event: TriggerEvent): void
  /** Called when the element leaves the view. */
  onLeave?(event: TriggerEvent): void
  /** Called for both events. */
  onChange?(event: TriggerEvent): void
}

/**
 * Emits events when it enters and leaves the view: a `<div>`, with or without content. It needs no scroll listeners.
 *
 * It pauses while its page is covered.
 *
 * @example
 * <IntersectionTrigger margin={400} disabled={isLoading || isEnd} onEnter={loadMore} />
 */
export function IntersectionTrigger({
  margin = 0,
  threshold,
  root,
  once = false,
  disabled = false,
  onEnter,
  onLeave,
  onChange,
  className,
  ref,
  ...rest
}: IntersectionTriggerProps): ReactNode {
  const own = useRef<HTMLDivElement>(null)
  const latest = useLatest({ margin, onEnter, onLeave, onChange })
  const state = useRef({ isInView: false, isOver: false })
  const margins = marginText(margin)

  // `margins` is a text, because a margin may be a new object with the same values.
  useVisibleEffect(() => {
    const element = own.current
    // After a pause, an element in view counts as entering again.
    if (disabled) state.current.isInView = false
    if (!element || disabled || (once && state.current.isOver)) return
    const stop = watchInView(element, { margin: latest.current.margin, threshold, root }, (isInView, entry) => {
      if (isInView === state.current.isInView) return
      state.current = { isInView, isOver: true }
      const { intersectionRatio } = entry
      const { onEnter, onLeave, onChange } = latest.current
      const event = componentEvent(isInView ? 'enter' : 'leave', element, { isInView, intersectionRatio })
      if (once) stop()
      if (isInView) onEnter?.(event)
      else onLeave?.(event)
      onChange?.(event)
    })
    return stop
  }, [margins, threshold, root, once, disabled, latest])

  return <div {...rest} className={cx('sw-intersection-trigger', className)} ref={useMergedRef(own, ref)} />
}
