import { Button } from 'slipway/components/button'
import { Card } from 'slipway/components/card'
import { Empty } from 'slipway/components/empty'
import { Image } from 'slipway/components/image'
import { Skeleton } from 'slipway/components/skeleton'
import { Tag } from 'slipway/components/tag'

const hills = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160" width="320" height="160"><path fill="#8ecae6" d="M0 0h320v160H0z"/>' +
    '<circle cx="236" cy="52" r="20" fill="#fff"/><path fill="#2a6f97" d="M0 120 84 52l56 46 34-22 146 60v24H0z"/></svg>',
)}`

export default function CardDemo() {
  return (
    <section className="demo-section" style={{ gap: 16 }}>
      <Card title="Order 1" extra={<Tag tone="success">Paid</Tag>}>
        <p>Two books, shipped this morning.</p>
      </Card>
      <Card
        cover={<Image src={hills} alt="Hills under the sun" mode="aspectFill" style={{ blockSize: 160 }} />}
        title="Into the hills"
        extra="3 h"
        footer={
          <>
            <Button>Share</Button>
            <Button type="primary">Start</Button>
          </>
        }
      >
        <p>From the old station up to the lake, and down on the other side.</p>
      </Card>
      <Card>A card with text only.</Card>
      <Card
        title="Minutes of the meeting, with all decisions in the order in which they were made"
        extra={<Tag>Donaudampfschifffahrtsgesellschaft</Tag>}
      >
        <p>{'Incomprehensibilities '.repeat(6)}</p>
      </Card>
      <Card title="Loading">
        <Skeleton rows={2} />
      </Card>
      <Card title="Empty">
        <Empty description="No orders yet" />
      </Card>
    </section>
  )
}
