import { type CSSProperties, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { mergeProps } from '../../hooks/mergeProps.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { Popup, type PopupProps } from '../popup/index.ts'
import { usePhases } from './usePhases.ts'
import { useSlideDown } from './useSlideDown.ts'
import './page-container.css'

/** Edge of the window from which a container slides in, or its centre. The direction of text does not mirror it. */
export type PageContainerPosition = 'bottom' | 'top' | 'left' | 'right' | 'center'

/** An event of a container; it has no details. */
export type PageContainerEvent = ComponentEvent<object, HTMLDialogElement>

/** Props of `PageContainer`. All other props are passed to its `<dialog>`. */
export interface PageContainerProps
  extends Omit<PopupProps, 'mask' | 'onAfterClose' | 'onAfterOpen' | 'onClose' | 'open' | 'placement'> {
  /**
   * Whether the container is shown. It closes itself when the user closes it: set `open` to `false` in `onBeforeLeave` or later,
   * so that you can open it again.
   * @default false
   */
  readonly open?: boolean | undefined
  /**
   * The mini-program's name of `open`. `open` has priority.
   * @default false
   */
  readonly show?: boolean | undefined
  /** Content; it scrolls if it is too long. */
  readonly children?: ReactNode
  /**
   * Edge of the window from which the container slides in, or `'center'`.
   * @default 'bottom'
   */
  readonly position?: PageContainerPosition | undefined
  /**
   * Duration of opening and closing, in milliseconds.
   * @default 300
   */
  readonly duration?: number | undefined
  /**
   * Whether the mask is visible and dims the page. The page is inert in both cases.
   * @default true
   */
  readonly overlay?: boolean | undefined
  /**
   * Whether the corners inside the window are rounded.
   * @default false
   */
  readonly round?: boolean | undefined
  /**
   * Whether sliding it down closes it: by more than 100 px, or by a fling. Only for `position="bottom"`.
   * @default false
   */
  readonly closeOnSlideDown?: boolean | undefined
  /** Called before the container opens. */
  readonly onBeforeEnter?: ((event: PageContainerEvent) => void) | undefined
  /** Called when it begins to open. */
  readonly onEnter?: ((event: PageContainerEvent) => void) | undefined
  /** Called when it has opened. */
  readonly onAfterEnter?: ((event: PageContainerEvent) => void) | undefined
  /** Called before the container closes, for any reason. */
  readonly onBeforeLeave?: ((event: PageContainerEvent) => void) | undefined
  /** Called when it begins to close. */
  readonly onLeave?: ((event: PageContainerEvent) => void) | undefined
  /** Called when it has closed. */
  readonly onAfterLeave?: ((event: PageContainerEvent) => void) | undefined
  /** Called when the user clicks the mask. The click also closes the container unless `closeOnMaskClick` is `false`. */
  readonly onClickOverlay?: ((event: PageContainerEvent) => void) | undefined
}

/**
 * Shows content over a part of the page as if it were a page: Back closes the container and stays on the page.
 *
 * @example
 * <PageContainer open={open} title="Comments" round closeOnSlideDown onLeave={() => setOpen(false)}>
 *   <Comments />
 * </PageContainer>
 */
export function PageContainer({
  show = false,
  open: requested = show,
  position = 'bottom',
  duration = 300,
  overlay = true,
  round = false,
  closeOnSlideDown = false,
  onBeforeEnter,
  onEnter,
  onAfterEnter,
  onBeforeLeave,
  onLeave,
  onAfterLeave,
  onClickOverlay,
  ref,
  ...rest
}: PageContainerProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  /** Whether the user has closed the container and the props still open it. */
  const [isClosed, setClosed] = useState(false)
  if (!requested && isClosed) setClosed(false)
  const open = requested && !isClosed

  usePhases(dialog, open, (phase, target) => {
    const listeners = {
      beforeenter: onBeforeEnter,
      enter: onEnter,
      afterenter: onAfterEnter,
      beforeleave: onBeforeLeave,
      leave: onLeave,
      afterleave: onAfterLeave,
    }
    listeners[phase]?.(componentEvent(phase, target, {}))
  })
  useSlideDown(dialog, open && closeOnSlideDown && position === 'bottom', () => setClosed(true))

  const own = {
    className: 'sw-page-container',
    style: { '--sw-page-container-duration': `${duration}ms` } as CSSProperties,
    'data-side': position === 'left' || position === 'right' ? position : undefined,
    'data-round': round || undefined,
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === dialog.current) onClickOverlay?.(componentEvent('clickoverlay', dialog.current, {}, event))
    },
  }
  return (
    <Popup
      {...mergeProps(own, rest)}
      ref={useMergedRef(dialog, ref)}
      open={open}
      placement={position === 'left' ? 'start' : position === 'right' ? 'end' : position}
      mask={overlay}
      onClose={() => setClosed(true)}
    />
  )
}
