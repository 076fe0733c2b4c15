import { type CSSProperties, useState } from 'react'
import { Button } from 'slipway/components/button'
import { Waterfall } from 'slipway/components/waterfall'

interface Photo {
  readonly id: number
  readonly name: string
  readonly ratio: number
}

const names = ['Harbour', 'Dunes in the wind', 'First snow', 'Plums', 'The lake by night', 'A blue jug', 'Hay']
const photos = (count: number): readonly Photo[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: names[(id * 3) % names.length] ?? '',
    ratio: 0.65 + ((id * 37) % 60) / 60,
  }))

/** A gradient in place of an image, without a request. */
const pictureOf = ({ id }: Photo) => {
  const hue = (id * 47) % 360
  return `linear-gradient(hsl(${hue} 45% 72%), hsl(${(hue + 40) % 360} 50% 58%))`
}

const captionStyle: CSSProperties = { margin: 0, paddingBlock: 6, fontSize: '0.9375rem' }

const photo = (each: Photo) => (
  <figure style={{ margin: 0 }}>
    <div style={{ aspectRatio: `1 / ${each.ratio}`, borderRadius: 12, background: pictureOf(each) }} />
    <figcaption style={captionStyle}>{each.name}</figcaption>
  </figure>
)

export default function WaterfallDemo() {
  const [columns, setColumns] = useState(2)
  const [count, setCount] = useState(60)
  return (
    <section className="demo-section">
      <h2 className="demo-title">Infinite scroll in columns</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockEnd: 12 }}>
        {[2, 3, 4].map((each) => (
          <Button
            key={each}
            size="mini"
            type={each === columns ? 'primary' : 'default'}
            aria-label={`${each} columns`}
            aria-pressed={each === columns}
            onClick={() => setColumns(each)}
          >
            {each}
          </Button>
        ))}
      </div>
      <Waterfall
        items={photos(count)}
        columns={columns}
        gap={12}
        lowerThreshold={600}
        onScrollToLower={() => setCount((before) => before + 60)}
        aria-label="Photos"
      >
        {photo}
      </Waterfall>
    </section>
  )
}
