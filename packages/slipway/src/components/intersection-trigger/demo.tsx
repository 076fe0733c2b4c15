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
        A list that goes on
      </h2>
      {/* Above the rows: below them, who came to it by Tab would load more, and lose it out of sight. */}
      <Button onClick={loadMore} disabled={isLoading || count >= end}>
        Load more
      </Button>
      <ol className="demo-card">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number.
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
