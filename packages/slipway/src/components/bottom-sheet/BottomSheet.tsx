import type { CSSProperties, ReactNode } from 'react'
import { cx } from '../../base/cx.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useKeyScroll } from '../../hooks/scroll/useKeyScroll.ts'
import { useControlled } from '../../hooks/useControlled.ts'
import { Popup, type PopupCloseReason, type PopupProps } from '../popup/index.ts'
import { type Detents, nearestDetent, orderedDetents } from './bottomSheet.state.ts'
import { SheetHandle } from './SheetHandle.tsx'
import { useSheetDrag } from './useSheetDrag.ts'
import './bottom-sheet.css'

/** Reason for closing a bottom sheet: a drag, or a reason of `Popup`. */
export type BottomSheetCloseReason = 'drag' | PopupCloseReason

/** Props of `BottomSheet`. All other props are passed to its `<dialog>`. */
export interface BottomSheetProps extends Omit<PopupProps, 'mask' | 'onClose' | 'placement'> {
  /** Whether the sheet is open. */
  readonly open: boolean
  /** Content of the sheet. Long content scrolls; the scroll position is kept while the sheet is closed. */
  readonly children?: ReactNode
  /**
   * Heights at which the sheet can rest, as shares of the window's height from 0 to 1, such as `[0.5, 0.9]`.
   * @default the height of the content
   */
  readonly detents?: Detents | undefined
  /** Current height, one of `detents`; makes the height controlled. */
  readonly detent?: number | undefined
  /**
   * Initial height, one of `detents`, if the height is uncontrolled.
   * @default the lowest of `detents`
   */
  readonly defaultDetent?: number | undefined
  /**
   * Whether a drag down closes the sheet.
   * @default true
   */
  readonly closeOnDrag?: boolean | undefined
  /** Called when the user moves the sheet to another height, with a pointer or a key. */
  readonly onDetentChange?: ((event: ComponentEvent<{ detent: number }, HTMLDialogElement>) => void) | undefined
  /** Called when the user closes the sheet. Set `open` to `false` in it. Not called when you set `open` to `false` yourself. */
  readonly onClose?:
    | ((event: ComponentEvent<{ reason: BottomSheetCloseReason }, HTMLDialogElement>) => void)
    | undefined
}

/**
 * Shows content on a sheet at the bottom of the window. The user drags it up to make it taller and down to close it. On larger
 * screens the sheet is a card in the middle.
 *
 * @example
 * <BottomSheet open={open} title="Nearby" detents={[0.5, 0.9]} onClose={() => setOpen(false)}>
 *   <Places />
 * </BottomSheet>
 */
export function BottomSheet({
  detents = [],
  detent,
  defaultDetent,
  closeOnDrag = true,
  onDetentChange,
  onClose,
  className,
  style,
  children,
  ...rest
}: BottomSheetProps): ReactNode {
  const heights = orderedDetents(detents)
  const [share, setShare] = useControlled(detent, defaultDetent)
  const heightIndex = nearestDetent(heights, share)
  const current = heights[heightIndex] ?? 1
  const highest = heights.at(-1) ?? 1
  const body = useKeyScroll()

  const move = (dialog: HTMLDialogElement, to: number, source?: Event) => {
    const next = heights[to]
    if (next === undefined || to === heightIndex) return
    setShare(next)
    onDetentChange?.(componentEvent('detentchange', dialog, { detent: next }, source))
  }
  const handleRef = useSheetDrag({
    shares: heights.length > 0 ? heights.map((each) => each / highest) : [1],
    heightIndex: Math.max(heightIndex, 0),
    closeOnDrag,
    onRest: (dialog, to) =>
      to < 0 ? onClose?.(componentEvent('close', dialog, { reason: 'drag' })) : move(dialog, to),
  })
  return (
    <Popup
      {...rest}
      className={cx('sw-bottom-sheet', className)}
      style={
        {
          '--sw-bottom-sheet-share': current / highest,
          '--sw-bottom-sheet-hidden': highest - current,
          '--sw-bottom-sheet-height': heights.length > 0 ? `${highest * 100}%` : undefined,
          ...style,
        } as CSSProperties
      }
      onClose={onClose}
    >
      <SheetHandle ref={handleRef} heights={heights} heightIndex={heightIndex} onMove={move} />
      <div className="sw-bottom-sheet-body" ref={body}>
        {children}
      </div>
    </Popup>
  )
}
