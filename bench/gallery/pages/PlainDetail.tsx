import { useState } from 'react'
import { type Item, pictureOf } from '../items.ts'
import '../gallery.css'

export default function PlainDetail({ item }: { item: Item }) {
  const [amount, setAmount] = useState(40)
  return (
    <main className="bench-detail" data-bench="detail">
      <h1>{item.title}</h1>
      <img src={pictureOf(item)} alt={item.title} width={300} height={200} />
      <p>{item.text}</p>
      <input
        type="range"
        aria-label="Amount"
        value={amount}
        onChange={(event) => setAmount(event.target.valueAsNumber)}
      />
      <button type="button" onClick={() => setAmount(0)}>
        Take {amount}
      </button>
    </main>
  )
}
