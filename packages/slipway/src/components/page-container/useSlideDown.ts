import { type RefObject, useEffect } from 'react'
import { whenLoaded } from '../../base/late/whenLoaded.ts'
import { useLatest } from '../../hooks/useLatest.ts'

/**
 * Lets the user slide an open container down. The gesture's code is loaded when it first opens; until then, keys and buttons
 * close it.
 */
export function useSlideDown(
  ref: RefObject<HTMLDialogElement | null>,
  enabled: boolean,
  onLeave: (dialog: HTMLDialogElement) => void,
): void {
  const latest = useLatest(onLeave)
  useEffect(() => {
    const dialog = ref.current
    const box = dialog?.querySelector<HTMLElement>(':scope > .sw-overlay-content')
    if (!enabled || !dialog || !box) return
    // Without the code, the gesture is not available.
    const stop = whenLoaded(
      () => import('./slideDown.ts'),
      ({ attachSlideDown }) => {
        box.dataset.draggable = ''
        return attachSlideDown(box, () => latest.current(dialog))
      },
    )
    return () => {
      stop()
      delete box.dataset.draggable
    }
  }, [ref, enabled, latest])
}
