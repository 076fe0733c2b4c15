import { items } from '../items.ts'
import { open } from '../open.ts'
import '../gallery.css'

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
