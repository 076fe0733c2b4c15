import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { cx } from '../../base/cx.ts'
import { type Margins, marginText } from '../../base/page/margins.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { watchInView } from '../../hooks/measure/watchInView.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'

/** What the events of an intersection trigger tell. */
export interface IntersectionDetail {
  /** Whether it is in view now. */
  readonly isInView: boolean
  /** The share of it that is seen, 0 to 1. */
  readonly intersectionRatio: number
}

/** An event of an intersection trigger. */
type TriggerEvent = ComponentEvent<IntersectionDetail, HTMLDivElement>

/** What an intersection trigger takes, next to everything a `<div>` takes. */
export interface IntersectionTriggerProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /**
   * How much larger than it is what it is seen through counts, in CSS pixels: 200 tells 200 px ahead of time, and below 0 it tells
   * later. For single sides `{ top, right, bottom, left }`.
   * @default 0
   */
  margin?: number | Margins
  /**
   * The share of it that must be seen, 0 to 1. What is larger than the page is never seen in full.
   * @default 0
   */
  threshold?: number
  /**
   * What it is seen through: something around it that scrolls. Margins widen this and nothing else, so in a scroll view name it, if
   * there are to be any.
   * @default the page
   */
  root?: RefObject<Element | null>
  /**
   * Whether it is over once it has been in view.
   * @default false
   */
  once?: boolean
  /**
   * Whether it rests. What is in view when it no longer rests is told anew, so a list that loads keeps loading until it is filled.
   * @default false
   */
  disabled?: boolean
  /** Called when it comes into view, and at first if it is. */
  onEnter?(event: TriggerEvent): void
  /** Called when it has been in view and leaves. */
  onLeave?(event: TriggerEvent): void
  /** Called for both. */
  onChange?(event: TriggerEvent): void
}

/**
 * Tells when it comes into view and when it leaves: a `<div>`, with content or without, that nobody has to listen to scrolls for.
 *
 * It rests while its page is covered.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: margins that are the same may come in another object.
  useEffect(() => {
    const element = own.current
    // Rested, it knows nothing: what is in view then comes into view anew.
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
