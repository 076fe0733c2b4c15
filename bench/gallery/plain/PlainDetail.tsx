import { useState } from 'react'
import { type Item, picturesOf, sizes } from '../items.ts'
import '../gallery.css'

export function PlainDetail({ item }: { item: Item }) {
  const [amount, setAmount] = useState(40)
  const [taken, setTaken] = useState('')
  const take = (data: FormData) => setTaken(JSON.stringify(Object.fromEntries(data)))
  return (
    <>
      <h1>{item.title}</h1>
      <form className="bench-detail" data-bench="detail" action={take}>
        <div className="bench-carousel bench-strip">
          {picturesOf(item).map((src) => (
            <img key={src} src={src} alt={item.title} width={300} height={200} />
          ))}
        </div>
        <p>{item.text}</p>
        <progress aria-label="Left" value={100 - amount} max={100} />
        <input
          type="range"
          name="amount"
          aria-label="Amount"
          value={amount}
          onChange={(event) => setAmount(event.target.valueAsNumber)}
        />
        <input type="checkbox" name="gift" aria-label="As a present" />
        <select name="size" aria-label="Size" defaultValue={sizes[1]}>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
        <button type="submit">Take {amount}</button>
        <p>{taken}</p>
      </form>
    </>
  )
}
