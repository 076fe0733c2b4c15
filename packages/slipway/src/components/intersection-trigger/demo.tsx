import { useRef, useState } from 'react'
import { Button } from 'slipway/components/button'
import { IntersectionTrigger } from 'slipway/components/intersection-trigger'
import { useInView } from 'slipway/hooks'

const end = 100

export default function IntersectionTriggerDemo() {
  const [count, setCount] = useState(10)
  const [isLoading, setLoading] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const isAtTop = useInView(title, { initial: true })

  const loadMore = () => {
    setLoading(true)
    setTimeout(() => {
      setCount((before) => Math.min(end, before + 10))
      setLoading(false)
    }, 600)
  }

  return (
    <section className="demo-section">
      <h2 className="demo-title" ref={title}>
        Infinite list
      </h2>
      {/* Above the rows: below them, moving the focus here by Tab would load more rows and push the button out of sight. */}
      <Button onClick={loadMore} disabled={isLoading || count >= end}>
        Load more
      </Button>
      <ol className="demo-card">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its number.
          <li className="demo-row" key={index}>
            Row {index + 1}
          </li>
        ))}
      </ol>
      <IntersectionTrigger margin={100} disabled={isLoading || count >= end} onEnter={loadMore} />
      <p className="demo-note" role="status">
        {isLoading
          ? 'Loading…'
          : `${count} of ${end} rows. ${isAtTop ? 'The title is in view.' : 'The title is out of view.'}`}
      </p>
    </section>
  )
}
