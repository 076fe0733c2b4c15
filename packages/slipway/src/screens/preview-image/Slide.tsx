import { type MouseEvent, memo, type ReactNode, useState } from 'react'
import { useMessage, useMessages } from 'slipway/hooks'
import { Message } from './Message.tsx'
import type { Pace } from './useZoom.ts'
import type { Zoom } from './zoom.state.ts'

/** One image of the strip. */
export interface SlideProps {
  readonly url: string
  /** Its place among the images, from 1. */
  readonly position: number
  readonly total: number
  /** Whether it is loaded now, or only when it comes near. */
  readonly isNear: boolean
  /** How it is zoomed; `undefined` for all but the current image. */
  readonly zoom: Zoom | undefined
  readonly pace: Pace
}

/** An image as large as its frame allows, and what stands in for it while it loads or where it cannot be loaded. */
export const Slide = memo(function Slide({ url, position, total, isNear, zoom, pace }: SlideProps): ReactNode {
  const [state, setState] = useState<'loading' | 'ready' | 'broken'>('loading')
  const label = useMessage('previewImage.position', { current: position, total })
  return (
    <div className="sw-preview-slide" data-state={state} data-current={zoom !== undefined || undefined}>
      {state === 'broken' ? (
        <BrokenImage onRetry={() => setState('loading')} />
      ) : (
        <img
          className="sw-preview-image"
          // Before `src`, or browsers have begun to load by the time they read it.
          loading={isNear ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          src={url}
          alt={label}
          data-pace={pace}
          style={zoom && { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
          onLoad={() => setState('ready')}
          onError={() => setState('broken')}
        />
      )}
    </div>
  )
})

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
