import { type RefCallback, useCallback } from 'react'
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
      const gone = new AbortController()
      // Where it cannot be loaded, the sheet is one that is not dragged.
      import('./sheetDrag.ts').then(
        ({ attachSheetDrag }) => {
          if (gone.signal.aborted) return
          gone.signal.addEventListener(
            'abort',
            attachSheetDrag(box, () => latest.current),
          )
          box.dataset.draggable = ''
        },
        () => {},
      )
      return () => gone.abort()
    },
    [latest],
  )
}
