import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { ChevronBackIcon, ChevronForwardIcon, CloseIcon } from 'slipway/components/icons'
import { useMessage, useMessages } from 'slipway/hooks'
import { type Command, commands } from './keys.ts'
import { Slide } from './Slide.tsx'
import { useGestures } from './useGestures.ts'
import { useStrip } from './useStrip.ts'
import { useZoom } from './useZoom.ts'
import { isZoomed } from './zoom.state.ts'

/** What the viewer shows. */
export interface ViewerProps {
  /** Addresses of the images, at least one. */
  readonly urls: readonly string[]
  /** The image shown first, counted from 0. */
  readonly index: number
  readonly onClose: () => void
}

interface ArrowButtonProps {
  readonly icon: ComponentType
  readonly side: 'start' | 'end'
  /** The image that it leads to; may lie beyond the ends. */
  readonly to: number
  readonly total: number
  readonly onPress: (to: number) => void
}

/** What a zoom key multiplies the scale by, and how far an arrow key moves a zoomed image. */
const keyFactor = 1.5
const keyPanPx = 80

const middle = { x: 0, y: 0 }

/** Images side by side in a strip, each as large as the screen allows: to swipe, to zoom, and to leave by a click. */
export function Viewer({ urls, index: first, onClose }: ViewerProps): ReactNode {
  const messages = useMessages()
  const total = urls.length
  const strip = useStrip({
    count: total,
    first,
    onIndexChange: () => control.reset(),
    onResize: () => control.apply({ type: 'resize' }, 'instant'),
  })
  const { ref, index, goTo } = strip
  const control = useZoom(ref, () => ref.current?.children[index]?.querySelector('img') ?? null)
  const gestures = useGestures(strip, control, onClose)
  const label = useMessage('previewImage.position', { current: index + 1, total })

  useEffect(() => ref.current?.focus({ preventScroll: true }), [ref])

  /** A zoomed image moves as far as it can; from there on, the arrow keys lead to the next one. */
  const moveSideways = (direction: 1 | -1) => {
    const pan = { type: 'pan', dx: -direction * keyPanPx, dy: 0 } as const
    if (control.apply(pan, 'smooth')) return
    goTo(index + (ref.current?.matches(':dir(rtl)') ? -direction : direction))
  }
  const run: Record<Command, () => void> = {
    close: onClose,
    first: () => goTo(0),
    last: () => goTo(total - 1),
    left: () => moveSideways(-1),
    right: () => moveSideways(1),
    up: () => control.apply({ type: 'pan', dx: 0, dy: keyPanPx }, 'smooth'),
    down: () => control.apply({ type: 'pan', dx: 0, dy: -keyPanPx }, 'smooth'),
    zoomIn: () => control.apply({ type: 'scale', factor: keyFactor, at: middle }, 'smooth'),
    zoomOut: () => control.apply({ type: 'scale', factor: 1 / keyFactor, at: middle }, 'smooth'),
    zoomToFit: control.reset,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commands[event.key]
    // With these keys the user speaks to the browser, such as to zoom the page.
    if (!command || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    run[command]()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the strip work from its buttons too.
    <div className="sw-preview" data-zoomed={isZoomed(control.zoom) || undefined} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be for form fields. */}
      <div
        ref={ref}
        className="sw-preview-strip"
        role="group"
        aria-roledescription={messages['previewImage.title']}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reached by keyboard.
        tabIndex={0}
        onScroll={strip.onScroll}
        {...gestures}
      >
        {urls.map((url, place) => (
          <Slide
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and may hold an address twice.
            key={place}
            url={url}
            position={place + 1}
            total={total}
            isNear={Math.abs(place - index) <= 1}
            zoom={place === index ? control.zoom : undefined}
            pace={place === index ? control.pace : 'smooth'}
          />
        ))}
      </div>
      <button
        type="button"
        className="sw-preview-button sw-preview-close"
        aria-label={messages['app.close']}
        onClick={onClose}
      >
        <CloseIcon />
      </button>
      {total > 1 && (
        <>
          <ArrowButton icon={ChevronBackIcon} side="start" to={index - 1} total={total} onPress={goTo} />
          <ArrowButton icon={ChevronForwardIcon} side="end" to={index + 1} total={total} onPress={goTo} />
          <p className="sw-preview-position" dir="ltr" aria-hidden="true">
            {`${index + 1} / ${total}`}
          </p>
        </>
      )}
      <p className="sw-preview-announcement" role="status">
        {label}
      </p>
    </div>
  )
}

/** Leads to a neighbour, for the mouse. At an end it stays, so that it keeps the focus. */
function ArrowButton({ icon: Icon, side, to, total, onPress }: ArrowButtonProps): ReactNode {
  const exists = to >= 0 && to < total
  const label = useMessage('previewImage.position', { current: Math.min(total, Math.max(1, to + 1)), total })
  return (
    <button
      type="button"
      className="sw-preview-button sw-preview-arrow"
      data-side={side}
      aria-label={label}
      aria-disabled={!exists}
      onClick={() => onPress(to)}
    >
      <Icon />
    </button>
  )
}
