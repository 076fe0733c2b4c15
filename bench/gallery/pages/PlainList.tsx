import type { MouseEvent } from 'react'
import { items } from '../items.ts'
import '../gallery.css'

function open(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  history.pushState(null, '', event.currentTarget.href)
  dispatchEvent(new PopStateEvent('popstate'))
}

export default function PlainList() {
  return (
    <main data-bench="list">
      {items.map(({ id, title, text }) => (
        <a key={id} className="bench-row" href={`/item/${id}`} onClick={open}>
          <span>{title}</span>
          <span className="bench-text">{text}</span>
        </a>
      ))}
    </main>
  )
}
