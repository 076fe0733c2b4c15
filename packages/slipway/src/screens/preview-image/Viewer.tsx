import { type ComponentType, type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { ChevronBackIcon, ChevronForwardIcon, CloseIcon } from 'slipway/components/icons'
import { useMessage, useMessages } from 'slipway/hooks'
import { SaveIcon, ShareIcon } from './Icons.tsx'
import { Indicator } from './Indicator.tsx'
import { saveImage, shareImage } from './keepImage.ts'
import { type Command, commands } from './keys.ts'
import type { Preview } from './query.ts'
import { Slide } from './Slide.tsx'
import { useGestures } from './useGestures.ts'
import { useGrowth } from './useGrowth.ts'
import { useStrip } from './useStrip.ts'
import { fitImage, useZoom } from './useZoom.ts'

/** Props of `Viewer`. */
export interface ViewerProps extends Preview {
  /** Called when another image becomes the current one. */
  readonly onIndexChange?: (index: number) => void
  readonly onClose: () => void
}

interface ArrowButtonProps {
  readonly icon: ComponentType
  readonly side: 'start' | 'end'
  /** Index of the image to show; may be out of range. */
  readonly to: number
  readonly total: number
  readonly onPress: (to: number) => void
}

/** Factor by which a zoom key multiplies the scale, and distance by which an arrow key moves a zoomed image. */
const keyFactor = 1.5
const keyPanPx = 80

const middle = { x: 0, y: 0 }

/** Number of images that are rendered before and after the current one. */
const reach = 2

/** Images side by side in a strip, each as large as the screen allows: swipe to change, zoom, and click to close. */
export function Viewer({
  urls,
  index: first,
  captions,
  indicator = 'default',
  showMenu = true,
  from,
  onIndexChange,
  onClose,
}: ViewerProps): ReactNode {
  const messages = useMessages()
  const total = urls.length
  const strip = useStrip({
    count: total,
    first,
    onIndexChange(next) {
      control.reset()
      onIndexChange?.(next)
    },
    onResize() {
      for (const image of ref.current?.querySelectorAll('img') ?? []) fitImage(image)
      control.apply({ type: 'settle' }, 'instant')
    },
  })
  const { ref, index, goTo } = strip
  const currentImage = () => ref.current?.children[index]?.querySelector('img') ?? null
  const control = useZoom(ref, currentImage)
  const growth = useGrowth(from)
  const close = () => {
    const image = currentImage()
    if (image && index === first && !control.isZoomed) growth.shrink(image)
    onClose()
  }
  const gestures = useGestures(strip, control, close)
  const label = useMessage('previewImage.position', { current: index + 1, total })
  const caption = captions?.[index]
  const grow = useRef(growth.grow)
  const onReady = useCallback(
    (image: HTMLImageElement, position: number) => position === first + 1 && grow.current(image),
    [first],
  )

  useEffect(() => ref.current?.focus({ preventScroll: true }), [ref])

  /** Moves a zoomed image as far as possible; at its edge, the arrow keys show the next image. */
  const moveSideways = (direction: 1 | -1) => {
    const pan = { type: 'pan', dx: -direction * keyPanPx, dy: 0 } as const
    if (control.apply(pan, 'smooth')) return
    goTo(index + (ref.current?.matches(':dir(rtl)') ? -direction : direction))
  }
  const run: Record<Command, () => void> = {
    close,
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
    // Key combinations with these modifiers are the browser's, for example to zoom the page.
    if (!command || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    run[command]()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the strip work from its buttons too.
    <div ref={gestures.ref} className="sw-preview" data-zoomed={control.isZoomed || undefined} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be for form fields. */}
      <div
        className="sw-preview-strip"
        role="group"
        aria-roledescription={messages['previewImage.title']}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reached by keyboard.
        tabIndex={0}
        onScroll={strip.onScroll}
        {...gestures.strip}
      >
        {urls.map((url, place) => (
          <Slide
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and may contain an address twice.
            key={place}
            url={url}
            position={place + 1}
            total={total}
            caption={captions?.[place]}
            isCurrent={place === index}
            isNear={Math.abs(place - index) <= reach}
            onReady={onReady}
          />
        ))}
      </div>
      <button
        type="button"
        className="sw-preview-button sw-preview-close"
        aria-label={messages['app.close']}
        onClick={close}
      >
        <CloseIcon />
      </button>
      {total > 1 && (
        <>
          <ArrowButton icon={ChevronBackIcon} side="start" to={index - 1} total={total} onPress={goTo} />
          <ArrowButton icon={ChevronForwardIcon} side="end" to={index + 1} total={total} onPress={goTo} />
        </>
      )}
      {showMenu && <Menu url={urls[index] ?? ''} />}
      <div className="sw-preview-foot">
        {caption && (
          <p className="sw-preview-caption" dir="auto">
            {caption}
          </p>
        )}
        <Indicator kind={indicator} index={index} total={total} />
      </div>
      <p className="sw-preview-announcement" role="status">
        {caption ? `${label}: ${caption}` : label}
      </p>
    </div>
  )
}

/** Buttons to share and to save the image. */
function Menu({ url }: { url: string }): ReactNode {
  const messages = useMessages()
  const words = { saved: messages['previewImage.saved'], failed: messages['previewImage.saveFailed'] }
  const save = () => saveImage(url, words)
  const offer = () => shareImage(url, words)
  return (
    <div className="sw-preview-menu">
      <button type="button" className="sw-preview-button" aria-label={messages['navigationBar.share']} onClick={offer}>
        <ShareIcon />
      </button>
      <button type="button" className="sw-preview-button" aria-label={messages['previewImage.save']} onClick={save}>
        <SaveIcon />
      </button>
    </div>
  )
}

/**
 * A button to the previous or next image, for mouse users. At an end it is disabled but stays, so that it keeps the focus.
 */
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
