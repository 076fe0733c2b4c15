import { Activity, type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { WindowPlace, WindowSide, WindowStyle } from '../../base/page/windowsState.ts'
import { Overlay } from '../../components/overlay/index.ts'
import { useMessages } from '../../hooks/locale/useMessages.ts'
import { WindowContent } from './WindowContent.tsx'
import type { SideWindowOptions, WindowProps } from './windows.ts'

/** Props of `SideWindow`. */
interface SideWindowProps {
  readonly side: WindowSide
  readonly options: SideWindowOptions
  readonly style: WindowStyle | undefined
  readonly place: WindowPlace
  /** Whether the screen is wide enough for it. */
  readonly wide: boolean
  /** What its component gets. */
  readonly props: WindowProps
  /** The user has closed it where it lies over the pages. */
  readonly onClose: () => void
}

/** One window: beside the pages, or over them with a mask between. */
export function SideWindow({ side, options, style, place, wide, props, onClose }: SideWindowProps): ReactNode {
  const messages = useMessages()
  const box = useRef<HTMLDivElement>(null)
  usePublishedSize(box, side)
  const isDocked = place === 'docked'
  const [wasDocked, setWasDocked] = useState(isDocked)
  if (isDocked && !wasDocked) setWasDocked(true)
  const placement = usePlacement(box, side, place)
  const look = { ...style } as CSSProperties

  // The page that it holds lies there, and has a name of its own.
  if (options.page !== undefined) {
    return <div ref={box} className="sw-window-place" data-side={side} hidden={!isDocked} style={look} />
  }

  const { label = messages[`windows.${side}`] } = options
  const name = typeof label === 'function' ? label() : label
  const content = <WindowContent name={side} load={options.load} props={props} />
  const Box = side === 'top' ? 'header' : 'aside'
  return (
    <>
      <Box ref={box} className="sw-window" data-side={side} aria-label={name} hidden={!isDocked} style={look}>
        <Activity mode={isDocked ? 'visible' : 'hidden'}>{wasDocked && content}</Activity>
      </Box>
      {side !== 'top' && !wide && (
        <Overlay
          className="sw-window-overlay"
          open={place === 'overlay'}
          placement={placement}
          aria-label={name}
          onClose={onClose}
        >
          <div className="sw-window" data-side={side} style={look}>
            {content}
          </div>
        </Overlay>
      )}
    </>
  )
}

/** The edge at which a window lies: overlays know start and end, windows left and right. */
function usePlacement(box: RefObject<HTMLElement | null>, side: WindowSide, place: WindowPlace): 'start' | 'end' {
  const [rightToLeft, setRightToLeft] = useState(false)
  useLayoutEffect(() => {
    if (place === 'overlay' && box.current) setRightToLeft(getComputedStyle(box.current).direction === 'rtl')
  }, [box, place])
  return (side === 'left') === rightToLeft ? 'end' : 'start'
}

/** Tells the pages in CSS how much room a window takes. */
function usePublishedSize(box: RefObject<HTMLElement | null>, side: WindowSide): void {
  useLayoutEffect(() => {
    const element = box.current
    // jsdom, in which apps may test, measures nothing.
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      const size = side === 'top' ? element.offsetHeight : element.offsetWidth
      element.parentElement?.style.setProperty(`--sw-window-${side}`, `${size}px`)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, side])
}
