import { type RefCallback, useCallback } from 'react'
import { whenLoaded } from '../../base/whenLoaded.ts'
import { useLatest } from '../../hooks/useLatest.ts'
import type { SheetDrag } from './sheetDrag.ts'

/**
 * Lets a sheet be dragged. The gesture comes as a sheet is first opened; until then, keys and buttons do.
 *
 * @returns A ref for its handle, a child of its box.
 */
export function useSheetDrag(drag: SheetDrag): RefCallback<HTMLElement> {
  const latest = useLatest(drag)
  return useCallback(
    (handle) => {
      const box = handle?.parentElement
      if (!box) return
      // Where it cannot be loaded, the sheet is one that is not dragged.
      return whenLoaded(import('./sheetDrag.ts'), ({ attachSheetDrag }) => {
        box.dataset.draggable = ''
        return attachSheetDrag(box, () => latest.current)
      })
    },
    [latest],
  )
}
