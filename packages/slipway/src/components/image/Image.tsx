import './image.css'
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { cx } from '../../base/cx.ts'
import { type ComponentEvent, componentEvent } from '../../hooks/componentEvent.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'

/**
 * How the picture fills its box.
 *
 * - `scaleToFill` stretches it; `aspectFit` shows all of it; `aspectFill` covers the box and cuts off what is over.
 * - `widthFix` keeps the width and takes the height from the picture; `heightFix` the other way round.
 * - The rest do not scale it, and show the part that is named.
 */
export type ImageMode =
  | 'scaleToFill'
  | 'aspectFit'
  | 'aspectFill'
  | 'widthFix'
  | 'heightFix'
  | 'top'
  | 'bottom'
  | 'center'
  | 'left'
  | 'right'
  | 'top left'
  | 'top right'
  | 'bottom left'
  | 'bottom right'

/** How far a picture is, as its `data-state` shows it. */
export type ImageState = 'loading' | 'loaded' | 'error'

/** What `onLoad` tells: the picture's own size in px. */
export interface ImageLoadDetail {
  readonly width: number
  readonly height: number
}

/** What `onError` tells: `GET <src> failed`. A browser keeps the status to itself. */
export interface ImageErrorDetail {
  readonly errMsg: string
}

/** What an image takes, next to everything an `<img>` takes. */
export interface ImageProps extends Omit<ComponentProps<'img'>, 'onLoad' | 'onError' | 'placeholder'> {
  /**
   * How the picture fills its box.
   * @default 'scaleToFill'
   */
  mode?: ImageMode
  /**
   * Whether it waits with loading until it is near the part of the page that is seen.
   * @default false
   */
  lazyLoad?: boolean
  /**
   * What the picture shows, in words; empty when it is decoration.
   * @default ''
   */
  alt?: string | undefined
  /**
   * Shown over the box until the picture is loaded, in place of the plain fill.
   *
   * With it or with `fallback`, a `<span>` is the box around the `<img>` and gets `className` and `style`.
   */
  placeholder?: ReactNode
  /** Shown over the box when the picture cannot be loaded, in place of the quiet sign. */
  fallback?: ReactNode
  /**
   * Whether the picture can be dragged out of the page.
   * @default false
   */
  draggable?: boolean | undefined
  /** Called once the picture is loaded, also when it was before React came. */
  onLoad?(event: ComponentEvent<ImageLoadDetail, HTMLImageElement>): void
  /** Called once the picture turns out not to load. */
  onError?(event: ComponentEvent<ImageErrorDetail, HTMLImageElement>): void
}

/**
 * Shows a picture in a box of a fixed size: one `<img>`.
 *
 * The box is 320 × 240 px until CSS (`width`, `height`, or `--sw-image-width` and `--sw-image-height` from around it) or the
 * attributes `width` and `height` say otherwise. It keeps its size while the picture loads and when it fails.
 *
 * @example
 * <Image src="/cat.jpg" alt="A cat asleep" mode="aspectFill" lazyLoad />
 */
export function Image({
  src,
  srcSet,
  mode = 'scaleToFill',
  lazyLoad = false,
  alt = '',
  placeholder,
  fallback,
  draggable = false,
  onLoad,
  onError,
  className,
  style,
  ref,
  ...rest
}: ImageProps): ReactNode {
  const element = useRef<HTMLImageElement>(null)
  const isFramed = placeholder != null || fallback != null
  const elementRef = useMergedRef(element, ref)

  const source = [src, srcSet].filter(Boolean).join(' ')
  const [load, setLoad] = useState<Load>({ source, state: 'loading' })
  if (load.source !== source) setLoad({ source, state: 'loading' })

  // Each load is answered once, whoever hears of its end first. An event of the former address may come late: then the
  // picture is not complete.
  const answered = useRef<Load>(undefined)
  const settle = (state: 'loaded' | 'error', image: HTMLImageElement, event?: SyntheticEvent) => {
    if (!image.complete || load.state === state || answered.current === load) return
    answered.current = load
    setLoad({ source, state })
    const { naturalWidth: width, naturalHeight: height } = image
    if (state === 'loaded') onLoad?.(componentEvent('load', image, { width, height }, event))
    else onError?.(componentEvent('error', image, { errMsg: `GET ${src ?? image.currentSrc} failed` }, event))
  }
  const hear = (state: 'loaded' | 'error') => (event: SyntheticEvent<HTMLImageElement>) =>
    settle(state, event.currentTarget, event)

  const settleEarly = useEffectEvent(settle)
  useEffect(() => {
    const image = element.current
    if (!image?.complete || !load.source || load.state !== 'loading') return undefined
    return whenDecoded(image, settleEarly)
  }, [load])

  const img = (
    <img
      draggable={draggable}
      loading={lazyLoad ? 'lazy' : undefined}
      {...rest}
      ref={elementRef}
      src={src || undefined}
      srcSet={srcSet}
      alt={alt}
      className={cx('sw-image', !isFramed && className)}
      style={isFramed ? undefined : style}
      data-mode={mode}
      data-state={load.state}
      onLoad={hear('loaded')}
      onError={hear('error')}
    />
  )
  if (!isFramed) return img

  const cover = { loading: placeholder, error: fallback, loaded: undefined }[load.state]
  const size = { '--sw-image-width': px(rest.width), '--sw-image-height': px(rest.height) } as CSSProperties
  return (
    <span
      className={cx('sw-image-box', className)}
      style={{ ...size, ...style }}
      data-mode={mode}
      data-state={load.state}
    >
      {img}
      {cover != null && <span className="sw-image-cover">{cover}</span>}
    </span>
  )
}

/** One picture on its way; another source, or the same one again, is another load. */
interface Load {
  readonly source: string
  readonly state: ImageState
}

/** Tells how a complete picture ended. Without a size it is broken, or an SVG that has none: decoding knows. */
function whenDecoded(
  image: HTMLImageElement,
  tell: (state: 'loaded' | 'error', image: HTMLImageElement) => void,
): () => void {
  let isStale = false
  const reportAs = (state: 'loaded' | 'error') => () => {
    if (!isStale) tell(state, image)
  }
  const decoded = image.naturalWidth > 0 ? Promise.resolve() : image.decode()
  decoded.then(reportAs('loaded'), reportAs('error'))
  return () => {
    isStale = true
  }
}

const px = (length: number | string | undefined) => (length === undefined ? undefined : `${length}px`)
