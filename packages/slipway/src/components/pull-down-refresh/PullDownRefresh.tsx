import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type TransitionEvent,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { enLoading } from '../../base/locale/en/enLoading.ts'
import { clamp } from '../../base/numbers/clamp.ts'
import { pageRefreshes, refreshListeners } from '../../base/page/pageRefreshes.ts'
import { pageScroller } from '../../base/page/pageScroller.ts'
import { useWords } from '../../hooks/locale/useWords.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { attachPull } from '../../hooks/pull/attachPull.ts'
import { indicatorAt, type PullPhase } from '../../hooks/pull/pull.state.ts'
import { refreshAll } from '../../hooks/pull/refreshAll.ts'
import { usePull } from '../../hooks/pull/usePull.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { PageContext } from '../../router/react/contexts.ts'
import './pull-down-refresh.css'
import { useVisibleLayoutEffect } from '../../hooks/page-visibility/useVisibleEffect.ts'

/** State of a pull, for custom content. */
export interface PullDownRefreshState {
  /**
   * Phase of the pull: `pulling` is not far enough yet, a release while `reached` refreshes, `restoring` follows a refresh, and `aborting` a
   * release that was too early.
   */
  readonly phase: PullPhase
}

/** Props of `PullDownRefresh`. All other props are passed to the `<div>` of the indicator. */
export interface PullDownRefreshProps extends Omit<ComponentProps<'div'>, 'color' | 'children'> {
  /**
   * Refreshes the page. The indicator stays until the returned promise settles. If no promise is returned, it stays until
   * `stopPullDownRefresh` is called or the page is covered. Components in the page can refresh their own content with
   * `usePullDownRefresh`.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: an async function may resolve with any value, a synchronous one returns nothing.
  readonly onRefresh?: (() => void | PromiseLike<unknown>) | undefined
  /** Content in place of the round indicator, or a function that returns it for a phase of the pull. */
  readonly children?: ReactNode | ((state: PullDownRefreshState) => ReactNode)
  /**
   * Distance of the indicator below the page's top edge while refreshing, in CSS pixels.
   * @default 70
   */
  readonly height?: number | undefined
  /**
   * Distance that the page must be pulled for a release to refresh it, in CSS pixels.
   * @default 150
   */
  readonly range?: number | undefined
  /**
   * Additional distance of the indicator from the top, in CSS pixels: for a navigation bar that floats over the page.
   * @default 0
   */
  readonly offset?: number | undefined
  /**
   * Colour of the indicator's arrow; any CSS colour.
   * @default 'var(--sw-accent)'
   */
  readonly color?: string | undefined
}

/**
 * Lets the user refresh the current page by pulling it down: by touch, pen, mouse or two fingers on a trackpad.
 *
 * Place it anywhere in the page; it takes no space there. Its indicator is shown above the page's top edge, and the content does
 * not move. Pulling begins only when the page is scrolled to its top. A mouse that drags over text selects it.
 *
 * @example
 * <PullDownRefresh onRefresh={() => reload()} />
 *
 * @example
 * <PullDownRefresh onRefresh={() => reload()}>
 *   {({ phase }) => (phase === 'reached' ? 'Release to refresh' : 'Pull to refresh')}
 * </PullDownRefresh>
 */
export function PullDownRefresh({
  onRefresh,
  height = 70,
  range = 150,
  offset = 0,
  color,
  children,
  ref,
  ...rest
}: PullDownRefreshProps): ReactNode {
  const key = use(PageContext)?.key
  const messages = useWords(enLoading)
  const indicator = useRef<HTMLDivElement>(null)
  const merged = useMergedRef(indicator, ref)
  const [scroller, setScroller] = useState<HTMLElement>()
  const [pull, phase] = usePull({
    range,
    onRefresh: () => refreshAll([...(onRefresh ? [onRefresh] : []), ...(refreshListeners.get(key ?? '') ?? [])]),
    onMove(distancePx) {
      const { movePx, turnDeg } = indicatorAt(distancePx, { heightPx: height, rangePx: range })
      indicator.current?.style.setProperty('--sw-pull-progress', String(clamp(distancePx / range, 0, 1)))
      indicator.current?.style.setProperty('--sw-pull-move', `${movePx}px`)
      indicator.current?.style.setProperty('--sw-pull-turn', `${turnDeg}deg`)
    },
  })

  useLayoutEffect(() => {
    if (key === undefined) return
    setScroller(document.querySelector<HTMLElement>(pageScroller(key)) ?? undefined)
  }, [key])

  useVisibleLayoutEffect(() => {
    if (key === undefined) return
    pageRefreshes.set(key, pull)
    return () => {
      if (pageRefreshes.get(key) === pull) pageRefreshes.delete(key)
      // The page is covered. `stopPullDownRefresh` applies to the page shown, so a refresh that waits for it would never end.
      pull.leave()
    }
  }, [key, pull])

  useEffect(() => (scroller ? attachPull(scroller, pull) : undefined), [scroller, pull])

  useLayoutEffect(() => {
    // The navigation bar may appear or change its height between two pulls.
    if (scroller && phase !== 'idle') indicator.current?.style.setProperty('--sw-pull-top', `${scroller.offsetTop}px`)
  }, [scroller, phase])

  if (!scroller?.parentElement) return null
  const own = {
    className: 'sw-pull',
    style: {
      '--sw-pull-height': `${height}px`,
      '--sw-pull-offset': `${offset}px`,
      ...(color !== undefined && { '--sw-pull-color': color }),
    } as CSSProperties,
    'data-phase': phase,
    onTransitionEnd: ({ target, currentTarget }: TransitionEvent<HTMLDivElement>) => {
      if (target === currentTarget.firstElementChild) pull.send({ type: 'settled' })
    },
  }
  return createPortal(
    <div {...mergeProps(own, rest)} ref={merged}>
      {children == null ? (
        <div className="sw-pull-circle">
          <svg className="sw-pull-arrow" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5" />
          </svg>
        </div>
      ) : (
        <div className="sw-pull-content">{typeof children === 'function' ? children({ phase }) : children}</div>
      )}
      <div className="sw-pull-unseen" role="status">
        {phase === 'refreshing' && messages['app.loading']}
      </div>
    </div>,
    scroller.parentElement,
  )
}
