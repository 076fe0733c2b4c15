import { type RefCallback, useCallback } from 'react'
import { whenLoaded } from '../../base/late/whenLoaded.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import type { SheetDrag } from './sheetDrag.ts'

/**
 * Makes a sheet draggable. The code of the gesture is loaded when a sheet first opens; until then keys and buttons work.
 *
 * @returns A ref for the handle, which must be a child of the sheet's box.
 */
export function useSheetDrag(drag: SheetDrag): RefCallback<HTMLElement> {
  const latest = useLatest(drag)
  return useCallback(
    (handle) => {
      const box = handle?.parentElement
      if (!box) return
      // Without the code, for example offline, the sheet cannot be dragged; the next press tries again.
      return whenLoaded(
        () => import('./sheetDrag.ts'),
        ({ attachSheetDrag }) => {
          box.dataset.draggable = ''
          return attachSheetDrag(box, () => latest.current)
        },
      )
    },
    [latest],
  )
}
