import '../../styles/spinner.css'
import './infinite-scroll.css'
import { type ComponentProps, type ReactNode, useEffectEvent, useRef, useState } from 'react'
import { reportLater, type Unsubscribe } from '../../base/emitter.ts'
import { enInfiniteScroll } from '../../base/locale/en/enInfiniteScroll.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { watchInView } from '../../hooks/measure/watchInView.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useVisibleEffect } from '../../hooks/page-visibility/useVisibleEffect.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { findScroller } from '../../hooks/virtual/findScroller.ts'

/** Props of `InfiniteScroll`, in addition to those of `<div>`. */
export interface InfiniteScrollProps extends Omit<ComponentProps<'div'>, 'children' | 'onLoad'> {
  /** Whether there are more items. Without them it shows `finishedText`. */
  hasMore: boolean
  /** Loads more items. Called when the foot is near, and not again before the returned promise settles. */
  onLoad(): unknown
  /**
   * Called when the promise of `onLoad` is rejected. The foot shows the failure and a button that calls `onLoad` again.
   * @default the error is reported like any unhandled one
   */
  onFail?: ((error: unknown) => void) | undefined
  /**
   * Distance from the end of the visible part at which `onLoad` is called, in CSS pixels.
   * @default 250
   */
  distance?: number | undefined
  /** @default 'Loading', in the app's language */
  loadingText?: ReactNode
  /**
   * Text after the last item; an empty one shows nothing.
   * @default 'Nothing more to show', in the app's language
   */
  finishedText?: ReactNode
  /** @default 'Could not load more.', in the app's language */
  failedText?: ReactNode
}

/**
 * The foot of a list that loads more items when the user comes near its end: below the items of a page, in a `ScrollView`, or as `footer`
 * of a `List`.
 *
 * It loads until the view is full, and pauses while its page is covered. A button loads more for those who cannot scroll.
 *
 * @example
 * <List items={orders} footer={<InfiniteScroll hasMore={next !== null} onLoad={loadOrders} />}>
 */
export function InfiniteScroll({
  hasMore,
  onLoad,
  onFail,
  distance = 250,
  loadingText,
  finishedText,
  failedText,
  ref,
  ...rest
}: InfiniteScrollProps): ReactNode {
  const words = useWords(enInfiniteScroll)
  const foot = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  /** Height of the content before the last load, in CSS pixels. */
  const lastPx = useRef(-1)

  const load = useEffectEvent(async () => {
    lastPx.current = contentPx(foot.current)
    setState('loading')
    try {
      await onLoad()
      setState('idle')
    } catch (error) {
      setState('failed')
      if (onFail) onFail(error)
      else reportLater(error)
    }
  })
  useVisibleEffect(() => {
    const element = foot.current
    if (!element || !hasMore || state !== 'idle') return
    let stop: Unsubscribe | undefined
    const watch = () => {
      // A load that has added nothing is not repeated before the user scrolls, or presses the button.
      let isReady = contentPx(element) !== lastPx.current
      const root = { current: findScroller(element) }
      stop = watchInView(element, { margin: distance, root }, (isInView) => {
        if (isInView && isReady) void load()
        isReady = true
      })
    }
    // A virtual list measures new rows in the frame after it has rendered them.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(watch)
    })
    return () => {
      cancelAnimationFrame(frame)
      stop?.()
    }
  }, [hasMore, state, distance])

  const texts = {
    idle: undefined,
    loading: loadingText ?? words['app.loading'],
    failed: failedText ?? words['infiniteScroll.failed'],
  }
  const isLoading = state === 'loading'
  const text = hasMore || isLoading ? texts[state] : (finishedText ?? words['infiniteScroll.finished'])
  const own = { className: 'sw-infinite-scroll', 'data-state': hasMore || isLoading ? state : 'finished' }
  return (
    <div {...mergeProps(own, rest)} ref={useMergedRef(foot, ref)}>
      <span className="sw-infinite-scroll-text" role="status">
        {isLoading && <span className="sw-spinner-ring" aria-hidden="true" />}
        {text}
      </span>
      {hasMore && (
        <button
          type="button"
          className="sw-infinite-scroll-button"
          aria-disabled={isLoading || undefined}
          onClick={() => {
            if (!isLoading) void load()
          }}
        >
          {words[state === 'failed' ? 'app.retry' : 'infiniteScroll.more']}
        </button>
      )}
    </div>
  )
}

const contentPx = (foot: HTMLElement | null) => (foot ? findScroller(foot).scrollHeight : -1)
