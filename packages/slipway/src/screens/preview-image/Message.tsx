import type { MouseEvent, ReactNode, Ref } from 'react'
import { ImageIcon } from 'slipway/components/icons'
import './message.css'

/** Props of `Message`. */
export interface MessageProps {
  /** Text of the message. */
  readonly children: ReactNode
  /** Label of the button. */
  readonly action: string
  readonly actionRef?: Ref<HTMLButtonElement>
  readonly onAction: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A message in place of an image, with one action. */
export function Message({ children, action, actionRef, onAction }: MessageProps): ReactNode {
  return (
    <div className="sw-preview-message">
      <ImageIcon className="sw-preview-message-icon" />
      {children}
      <button ref={actionRef} type="button" className="sw-preview-message-action" onClick={onAction}>
        {action}
      </button>
    </div>
  )
}
