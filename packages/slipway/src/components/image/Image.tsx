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
import { withoutChildren } from '../../hooks/withoutChildren.ts'

/**
 * Fit of the picture in its box.
 *
 * - `scaleToFill` stretches the picture; `aspectFit` shows all of it; `aspectFill` covers the box and crops the picture.
 * - `widthFix` keeps the width of the box and computes its height from the picture; `heightFix` keeps the height.
 * - The other modes do not scale the picture. They show the part that they name.
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

/** Loading state of a picture, the value of `data-state`. */
export type ImageState = 'loading' | 'loaded' | 'error'

/** Detail of `onLoad`: the natural size of the picture in px. */
export interface ImageLoadDetail {
  readonly width: number
  readonly height: number
}

/** Detail of `onError`: `GET <src> failed`. Browsers do not expose the status. */
export interface ImageErrorDetail {
  readonly errMsg: string
}

/** Props of `Image`. It also accepts the props of `<img>`. */
export interface ImageProps extends Omit<ComponentProps<'img'>, 'onLoad' | 'onError' | 'placeholder' | 'children'> {
  /**
   * Fit of the picture in its box.
   * @default 'scaleToFill'
   */
  mode?: ImageMode
  /**
   * Whether the picture is loaded only when it is near the viewport.
   * @default false
   */
  lazyLoad?: boolean
  /**
   * Text alternative; empty if the picture is decoration.
   * @default ''
   */
  alt?: string | undefined
  /**
   * Content shown until the picture has loaded, instead of the plain fill.
   *
   * With `placeholder` or `fallback` the `<img>` is wrapped in a `<span>`, which gets `className` and `style`.
   */
  placeholder?: ReactNode
  /** Content shown if the picture fails to load, instead of the built-in icon. */
  fallback?: ReactNode
  /**
   * Whether the picture can be dragged out of the page.
   * @default false
   */
  draggable?: boolean | undefined
  /** Called once when the picture has loaded, even if it had loaded before hydration. */
  onLoad?(event: ComponentEvent<ImageLoadDetail, HTMLImageElement>): void
  /** Called once if the picture fails to load. */
  onError?(event: ComponentEvent<ImageErrorDetail, HTMLImageElement>): void
}

/**
 * Shows a picture in a box of a fixed size: one `<img>`.
 *
 * The box is 320 × 240 px by default. To change its size use CSS (`width`, `height`), the attributes `width` and `height`, or
 * `--sw-image-width` and `--sw-image-height` on an ancestor. The box keeps its size while the picture loads and after an error.
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

  // Each load emits one event, from the native event or from the effect. A late event of the former address is ignored: then
  // the picture is not complete.
  const settled = useRef<Load>(undefined)
  const settle = (state: 'loaded' | 'error', image: HTMLImageElement, event?: SyntheticEvent) => {
    if (!image.complete || load.state === state || settled.current === load) return
    settled.current = load
    setLoad({ source, state })
    const { naturalWidth: width, naturalHeight: height } = image
    if (state === 'loaded') onLoad?.(componentEvent('load', image, { width, height }, event))
    else onError?.(componentEvent('error', image, { errMsg: `GET ${src ?? image.currentSrc} failed` }, event))
  }
  const settleOn = (state: 'loaded' | 'error') => (event: SyntheticEvent<HTMLImageElement>) =>
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
      {...withoutChildren(rest)}
      ref={elementRef}
      src={src || undefined}
      srcSet={srcSet}
      alt={alt}
      className={cx('sw-image', !isFramed && className)}
      style={isFramed ? undefined : style}
      data-mode={mode}
      data-state={load.state}
      onLoad={settleOn('loaded')}
      onError={settleOn('error')}
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

/** One load of a picture. A change of the source starts a new load, and so does a change back. */
interface Load {
  readonly source: string
  readonly state: ImageState
}

/**
 * Reports whether a complete picture has loaded or failed. A picture without a natural size is broken, or an SVG without a
 * size; decoding it shows which.
 */
function whenDecoded(
  image: HTMLImageElement,
  report: (state: 'loaded' | 'error', image: HTMLImageElement) => void,
): () => void {
  let isStale = false
  const reportAs = (state: 'loaded' | 'error') => () => {
    if (!isStale) report(state, image)
  }
  const decoded = image.naturalWidth > 0 ? Promise.resolve() : image.decode()
  decoded.then(reportAs('loaded'), reportAs('error'))
  return () => {
    isStale = true
  }
}

const px = (length: number | string | undefined) => (length === undefined ? undefined : `${length}px`)
