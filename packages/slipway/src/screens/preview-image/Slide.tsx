import { type MouseEvent, memo, type ReactNode, useState } from 'react'
import { useMessage, useMessages } from 'slipway/hooks'
import { Message } from './Message.tsx'
import { fitImage } from './useZoom.ts'

/** One image of the strip. */
export interface SlideProps {
  readonly url: string
  readonly caption: string | undefined
  /** Its place among the images, from 1. */
  readonly position: number
  readonly total: number
  /** Whether it is the image shown. */
  readonly isCurrent: boolean
  /** Whether it is near enough to be there; a hundred images decoded at once are more than a phone has room for. */
  readonly isNear: boolean
  /** It has been loaded. */
  readonly onReady: (image: HTMLImageElement, position: number) => void
}

/** The place of an image in the strip, with or without it. */
export const Slide = memo(function Slide({ isNear, ...image }: SlideProps): ReactNode {
  return isNear ? <Picture {...image} /> : <div className="sw-preview-slide" />
})

/** An image as large as its frame allows, and what stands in for it while it loads or where it cannot be loaded. */
function Picture({ url, caption, position, total, isCurrent, onReady }: Omit<SlideProps, 'isNear'>): ReactNode {
  const [state, setState] = useState<'loading' | 'ready' | 'broken'>('loading')
  const label = useMessage('previewImage.position', { current: position, total })
  return (
    <div className="sw-preview-slide" data-state={state} data-current={isCurrent || undefined}>
      {state === 'broken' ? (
        <BrokenImage onRetry={() => setState('loading')} />
      ) : (
        <img
          className="sw-preview-image"
          // Before `src`, or browsers have begun to load by the time they read it.
          fetchPriority={isCurrent ? 'high' : 'low'}
          decoding="async"
          draggable={false}
          src={url}
          alt={caption || label}
          onLoad={({ currentTarget }) => {
            setState('ready')
            fitImage(currentTarget)
            onReady(currentTarget, position)
          }}
          onError={() => setState('broken')}
        />
      )}
    </div>
  )
}

function BrokenImage({ onRetry }: { onRetry: () => void }): ReactNode {
  const messages = useMessages()
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes; without the focus in the viewer its keys would be dead.
    currentTarget.closest<HTMLElement>('.sw-preview-strip')?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <Message action={messages['app.retry']} onAction={retry}>
      <p className="sw-preview-message-text">{messages['previewImage.broken']}</p>
    </Message>
  )
}
