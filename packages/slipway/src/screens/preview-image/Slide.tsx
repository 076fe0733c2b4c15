import { type MouseEvent, memo, type ReactNode, useState } from 'react'
import { useMessage, useMessages } from 'slipway/hooks'
import { useImageAddress } from './imageAddress.ts'
import { Message } from './Message.tsx'
import { fitImage } from './useZoom.ts'

/** Props of `Slide`. */
export interface SlideProps {
  readonly url: string
  readonly caption: string | undefined
  /** Position among the images, from 1. */
  readonly position: number
  readonly total: number
  /** Whether this image is the current one. */
  readonly isCurrent: boolean
  /** Whether the image is near enough to the current one to be loaded: a phone has no memory for a hundred decoded images. */
  readonly isNear: boolean
  /** Called when the image is loaded. */
  readonly onReady: (image: HTMLImageElement, position: number) => void
}

/** One slide of the strip; its image is rendered only if it is near the current one. */
export const Slide = memo(function Slide({ isNear, ...image }: SlideProps): ReactNode {
  return isNear ? <Picture {...image} /> : <div className="sw-preview-slide" />
})

/** An image as large as its frame allows. Shows a spinner while it loads, and a message with a retry if it fails to load. */
function Picture({ url, caption, position, total, isCurrent, onReady }: Omit<SlideProps, 'isNear'>): ReactNode {
  const [state, setState] = useState<'loading' | 'ready' | 'broken'>('loading')
  const label = useMessage('previewImage.position', { current: position, total })
  return (
    <div className="sw-preview-slide" data-state={state} data-current={isCurrent || undefined}>
      {state === 'broken' ? (
        <BrokenImage onRetry={() => setState('loading')} />
      ) : (
        <LoadedImage
          url={url}
          alt={caption || label}
          isCurrent={isCurrent}
          onLoad={(image) => {
            setState('ready')
            fitImage(image)
            onReady(image, position)
          }}
          onError={() => setState('broken')}
        />
      )}
    </div>
  )
}

interface LoadedImageProps {
  readonly url: string
  readonly alt: string
  readonly isCurrent: boolean
  readonly onLoad: (image: HTMLImageElement) => void
  readonly onError: () => void
}

/** The `<img>` of a slide. A retry mounts it again, and so opens a saved file again. */
function LoadedImage({ url, alt, isCurrent, onLoad, onError }: LoadedImageProps): ReactNode {
  const address = useImageAddress(url)
  return (
    <img
      className="sw-preview-image"
      // Set before `src`: browsers start to load when they read `src`.
      fetchPriority={isCurrent ? 'high' : 'low'}
      decoding="async"
      draggable={false}
      src={address}
      alt={alt}
      onLoad={({ currentTarget }) => onLoad(currentTarget)}
      onError={onError}
    />
  )
}

function BrokenImage({ onRetry }: { onRetry: () => void }): ReactNode {
  const messages = useMessages()
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button is removed; the focus moves to the strip so that the viewer's keys keep working.
    currentTarget.closest<HTMLElement>('.sw-preview-strip')?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <Message action={messages['app.retry']} onAction={retry}>
      <p className="sw-preview-message-text">{messages['previewImage.broken']}</p>
    </Message>
  )
}
