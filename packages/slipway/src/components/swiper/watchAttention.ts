// Separate chunk: loaded when a swiper starts to play automatically.
import type { Unsubscribe } from '../../base/emitter.ts'

/** Who has an eye on a swiper. */
export interface Attention {
  /** A mouse is over it, or the keyboard in it. */
  readonly isWatched: boolean
  /** Its page is in the background. */
  readonly isHidden: boolean
  /** Less motion is asked for. */
  readonly isCalm: boolean
}

/** Tells what may keep a swiper from turning, now and whenever it changes. */
export function watchAttention(root: HTMLElement, tell: (attention: Attention) => void): Unsubscribe {
  const disposal = new AbortController()
  const { signal } = disposal
  const less = matchMedia('(prefers-reduced-motion: reduce)')
  let isPointed = false
  const judge = () => {
    const isWatched = isPointed || root.querySelector(':focus-visible') !== null
    if (!signal.aborted) tell({ isWatched, isHidden: document.hidden, isCalm: less.matches })
  }
  const point = ({ type, pointerType }: PointerEvent) => {
    isPointed = type !== 'pointerleave' && pointerType === 'mouse'
    judge()
  }
  root.addEventListener('pointerenter', point, { signal })
  root.addEventListener('pointerleave', point, { signal })
  root.addEventListener('focusin', judge, { signal })
  // The next one has it only afterwards.
  root.addEventListener('focusout', () => queueMicrotask(judge), { signal })
  document.addEventListener('visibilitychange', judge, { signal })
  less.addEventListener('change', judge, { signal })
  judge()
  return () => disposal.abort()
}
