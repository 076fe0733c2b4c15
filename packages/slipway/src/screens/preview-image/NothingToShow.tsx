import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from 'slipway/hooks'
import { Message } from './Message.tsx'

/** Shown for a link without images, or with images that a link must not show: a message, and a button that goes back. */
export function NothingToShow({ onClose }: { onClose: () => void }): ReactNode {
  const messages = useMessages()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works from anywhere inside.
    <div className="sw-preview" onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <Message action={messages['app.back']} actionRef={back} onAction={onClose}>
        <h1 className="sw-preview-message-title">{messages['notFound.title']}</h1>
      </Message>
    </div>
  )
}
