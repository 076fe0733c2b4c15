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

/** What closed a sheet: a drag, its button, or what closes any overlay. */
export type BottomSheetCloseReason = 'drag' | PopupCloseReason

/** Props of `BottomSheet`. Everything else goes to its `<dialog>`. */
export interface BottomSheetProps extends Omit<PopupProps, 'mask' | 'onClose' | 'placement'> {
  /** Whether it is shown. */
  readonly open: boolean
  /** What it shows. It scrolls where it is too long, and its place is kept while the sheet is closed. */
  readonly children?: ReactNode
  /**
   * Where it can rest, as shares of the window's height from 0 to 1, such as `[0.5, 0.9]`.
   * @default the height of its content
   */
  readonly detents?: Detents | undefined
  /** Where it rests, held by the owner: one of `detents`. */
  readonly detent?: number | undefined
  /**
   * Where it rests at first.
   * @default the lowest of `detents`
   */
  readonly defaultDetent?: number | undefined
  /**
   * Whether a drag downwards closes it.
   * @default true
   */
  readonly closeOnDrag?: boolean | undefined
  /** The user has moved it to another place, by hand or by key. */
  readonly onDetentChange?: ((event: ComponentEvent<{ detent: number }, HTMLDialogElement>) => void) | undefined
  /** The user has closed it; the owner sets `open` to `false`. Not called when the owner itself closes it. */
  readonly onClose?:
    | ((event: ComponentEvent<{ reason: BottomSheetCloseReason }, HTMLDialogElement>) => void)
    | undefined
}

/**
 * Shows content on a sheet that comes from the bottom and follows the finger: down to close it, up to let it grow. On larger
 * screens it is a card in the middle.
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
  const places = orderedDetents(detents)
  const [share, setShare] = useControlled(detent, defaultDetent)
  const place = nearestDetent(places, share)
  const current = places[place] ?? 1
  const highest = places.at(-1) ?? 1
  const body = useKeyScroll()

  const move = (dialog: HTMLDialogElement, to: number, source?: Event) => {
    const next = places[to]
    if (next === undefined || to === place) return
    setShare(next)
    onDetentChange?.(componentEvent('detentchange', dialog, { detent: next }, source))
  }
  const handleRef = useSheetDrag({
    shares: places.length > 0 ? places.map((each) => each / highest) : [1],
    place: Math.max(place, 0),
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
          '--sw-bottom-sheet-height': places.length > 0 ? `${highest * 100}%` : undefined,
          ...style,
        } as CSSProperties
      }
      onClose={onClose}
    >
      <SheetHandle ref={handleRef} places={places} place={place} onMove={move} />
      <div className="sw-bottom-sheet-body" ref={body}>
        {children}
      </div>
    </Popup>
  )
}
