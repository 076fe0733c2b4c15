import type { MouseEvent } from 'react'
import { navigateTo } from 'slipway/api/navigation'
import { Text } from 'slipway/components/text'
import { items } from '../items.ts'
import '../gallery.css'

function open(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  void navigateTo({ url: event.currentTarget.pathname })
}

export default function SlipwayList() {
  return (
    <div data-bench="list">
      {items.map(({ id, title, text }) => (
        <a key={id} className="bench-row" href={`/item/${id}`} onClick={open}>
          <Text>{title}</Text>
          <Text className="bench-text">{text}</Text>
        </a>
      ))}
    </div>
  )
}
