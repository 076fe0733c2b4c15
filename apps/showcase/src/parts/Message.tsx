import type { ReactNode } from 'react'
import './message.css'

/** Props of `Message`. */
interface MessageProps {
  icon: ReactNode
  /** What happened, in one sentence. */
  title: string
  text?: string
  /** The one way on. */
  action?: { readonly text: string; readonly onClick: () => void }
}

/** Stands where there is nothing to show, and says why. */
export function Message({ icon, title, text, action }: MessageProps): ReactNode {
  return (
    <div className="message">
      <span className="message-icon">{icon}</span>
      <p className="message-title">{title}</p>
      {text && <p className="message-text">{text}</p>}
      {action && (
        <button type="button" className="message-action" onClick={action.onClick}>
          {action.text}
        </button>
      )}
    </div>
  )
}
