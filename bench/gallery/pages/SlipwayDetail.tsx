import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { Image } from 'slipway/components/image'
import { Slider } from 'slipway/components/slider'
import { Text } from 'slipway/components/text'
import { type Item, items, pictureOf } from '../items.ts'
import '../gallery.css'

export default function SlipwayDetail({ params }: { params: { id: number } }) {
  const [amount, setAmount] = useState(40)
  const item = items[params.id - 1] as Item
  return (
    <div className="bench-detail" data-bench="detail">
      <Image src={pictureOf(item)} alt={item.title} />
      <Text>{item.text}</Text>
      <Slider aria-label="Amount" value={amount} onChanging={({ detail }) => setAmount(detail.value)} />
      <Button type="primary" onClick={() => setAmount(0)}>
        Take {amount}
      </Button>
    </div>
  )
}
