import { Activity, type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { WindowPlacement, WindowSide, WindowStyle } from '../../base/page/windowsState.ts'
import { Overlay } from '../../components/overlay/index.ts'
import { useMessages } from '../../hooks/locale/useMessages.ts'
import { WindowContent } from './WindowContent.tsx'
import type { SideWindowOptions, WindowProps } from './windowsConfig.ts'

/** Props of `SideWindow`. */
interface SideWindowProps {
  /** Name of the window in the config. */
  readonly name: WindowSide | 'start' | 'end'
  readonly side: WindowSide
  readonly options: SideWindowOptions
  readonly style: WindowStyle | undefined
  readonly placement: WindowPlacement
  /** Whether the screen is wide enough to dock the window. */
  readonly wide: boolean
  /** Whether the current page covers the window. */
  readonly isBehind: boolean
  /** Props of the window's component. */
  readonly props: WindowProps
  /** Called when the user closes the window while it is an overlay. */
  readonly onClose: () => void
}

/** One window: docked beside the pages, or as an overlay with a mask above them. */
export function SideWindow({
  name,
  side,
  options,
  style,
  placement,
  wide,
  isBehind,
  props,
  onClose,
}: SideWindowProps): ReactNode {
  const messages = useMessages()
  const box = useRef<HTMLDivElement>(null)
  usePublishedSize(box, side)
  const isDocked = placement === 'docked'
  const [wasDocked, setWasDocked] = useState(isDocked)
  if (isDocked && !wasDocked) setWasDocked(true)
  const edge = useEdge(box, side, placement)
  const look = { ...style } as CSSProperties

  // For a page in a window this element only keeps the space; the page itself is placed there by CSS and has its own name.
  if (options.page !== undefined) {
    return <div ref={box} className="sw-window-place" data-side={side} hidden={!isDocked} style={look} />
  }

  const { label = messages[`windows.${side}`] } = options
  const ownLabel = typeof label === 'function' ? label() : label
  const content = <WindowContent name={name} load={options.load} props={props} />
  const Box = side === 'top' ? 'header' : 'aside'
  return (
    <>
      <Box
        ref={box}
        className="sw-window"
        data-side={side}
        aria-label={ownLabel}
        hidden={!isDocked}
        inert={isBehind}
        style={look}
      >
        <Activity mode={isDocked ? 'visible' : 'hidden'}>{wasDocked && content}</Activity>
      </Box>
      {side !== 'top' && !wide && (
        <Overlay
          className="sw-window-overlay"
          open={placement === 'overlay'}
          placement={edge}
          aria-label={ownLabel}
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

/** The edge at which an overlay window opens: overlays use start and end, windows left and right. */
function useEdge(box: RefObject<HTMLElement | null>, side: WindowSide, placement: WindowPlacement): 'start' | 'end' {
  const [rightToLeft, setRightToLeft] = useState(false)
  useLayoutEffect(() => {
    if (placement === 'overlay' && box.current) setRightToLeft(getComputedStyle(box.current).direction === 'rtl')
  }, [box, placement])
  return (side === 'left') === rightToLeft ? 'end' : 'start'
}

/** Publishes the size of a window as a CSS variable for the pages. */
function usePublishedSize(box: RefObject<HTMLElement | null>, side: WindowSide): void {
  useLayoutEffect(() => {
    const element = box.current
    // jsdom (used by tests of apps) measures nothing.
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      const size = side === 'top' ? element.offsetHeight : element.offsetWidth
      element.parentElement?.style.setProperty(`--sw-window-${side}`, `${size}px`)
    })
    observer.observe(element, { box: 'border-box' })
    const { parentElement: root } = element
    return () => {
      observer.disconnect()
      root?.style.removeProperty(`--sw-window-${side}`)
    }
  }, [box, side])
}
