import type { MouseEventHandler, ReactNode } from 'react'
import { items } from './items.ts'
import './gallery.css'

/** The list with rows of plain elements, rendered by both apps. */
export function Rows({ onOpen }: { onOpen: MouseEventHandler<HTMLAnchorElement> }): ReactNode {
  return (
    <div data-bench="list">
      {items.map(({ id, title, text }) => (
        <a key={id} className="bench-row" data-row={id} href={`/item/${id}`} onClick={onOpen}>
          <span>{title}</span>
          <span className="bench-text">{text}</span>
        </a>
      ))}
    </div>
  )
}
