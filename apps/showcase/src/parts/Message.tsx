import type { ReactNode } from 'react'
import './message.css'

/** Props of `Message`. */
interface MessageProps {
  icon: ReactNode
  /** Description of the situation in one sentence. */
  title: string
  text?: string
  /** Button that leads out of the situation. */
  action?: { readonly text: string; readonly onClick: () => void }
}

/** Placeholder for missing content, with the reason. */
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
