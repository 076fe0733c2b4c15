// Separate chunk: loaded when a swiper starts to play automatically.
import type { Unsubscribe } from '../../base/emitter.ts'

/** Conditions that pause autoplay. */
export interface Attention {
  /** A mouse is over the swiper, or the keyboard focus is in it. */
  readonly isWatched: boolean
  /** The document is in the background. */
  readonly isHidden: boolean
  /** The user prefers reduced motion. */
  readonly isCalm: boolean
}

/** Reports the conditions that pause autoplay, immediately and at each change. */
export function watchAttention(root: HTMLElement, listener: (attention: Attention) => void): Unsubscribe {
  const disposal = new AbortController()
  const { signal } = disposal
  const less = matchMedia('(prefers-reduced-motion: reduce)')
  let isPointed = false
  const report = () => {
    const isWatched = isPointed || root.querySelector(':focus-visible') !== null
    if (!signal.aborted) listener({ isWatched, isHidden: document.hidden, isCalm: less.matches })
  }
  const point = ({ type, pointerType }: PointerEvent) => {
    isPointed = type !== 'pointerleave' && pointerType === 'mouse'
    report()
  }
  root.addEventListener('pointerenter', point, { signal })
  root.addEventListener('pointerleave', point, { signal })
  root.addEventListener('focusin', report, { signal })
  // The next element gets the focus after this event.
  root.addEventListener('focusout', () => queueMicrotask(report), { signal })
  document.addEventListener('visibilitychange', report, { signal })
  less.addEventListener('change', report, { signal })
  report()
  return () => disposal.abort()
}
