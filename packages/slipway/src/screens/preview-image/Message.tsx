import type { MouseEvent, ReactNode, Ref } from 'react'
import { ImageIcon } from 'slipway/components/icons'
import './message.css'

/** What stands where an image should be. */
export interface MessageProps {
  /** What happened. */
  readonly children: ReactNode
  /** The way on. */
  readonly action: string
  readonly actionRef?: Ref<HTMLButtonElement>
  readonly onAction: (event: MouseEvent<HTMLButtonElement>) => void
}

/** Says what happened in place of an image, and offers one way on. */
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
