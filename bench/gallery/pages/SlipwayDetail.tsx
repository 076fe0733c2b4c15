import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { Form } from 'slipway/components/form'
import { Image } from 'slipway/components/image'
import { Picker } from 'slipway/components/picker'
import { Progress } from 'slipway/components/progress'
import { Slider } from 'slipway/components/slider'
import { Swiper, SwiperItem } from 'slipway/components/swiper'
import { Switch } from 'slipway/components/switch'
import { Text } from 'slipway/components/text'
import { type Item, items, picturesOf, sizes } from '../items.ts'
import '../gallery.css'

export default function SlipwayDetail({ params }: { params: { id: number } }) {
  const [amount, setAmount] = useState(40)
  const [taken, setTaken] = useState('')
  const item = items[params.id - 1] as Item
  return (
    <Form
      className="bench-detail"
      data-bench="detail"
      onSubmit={({ detail }) => setTaken(JSON.stringify(detail.value))}
    >
      <Swiper className="bench-carousel" aria-label="Pictures">
        {picturesOf(item).map((src) => (
          <SwiperItem key={src}>
            <Image src={src} alt={item.title} />
          </SwiperItem>
        ))}
      </Swiper>
      <Text>{item.text}</Text>
      <Progress aria-label="Left" percent={100 - amount} />
      <Slider name="amount" aria-label="Amount" value={amount} onChanging={({ detail }) => setAmount(detail.value)} />
      <Switch name="gift" aria-label="As a present" />
      <Picker name="size" aria-label="Size" range={sizes} defaultValue={1} />
      <Button type="primary" formType="submit">
        Take {amount}
      </Button>
      <Text>{taken}</Text>
    </Form>
  )
}
