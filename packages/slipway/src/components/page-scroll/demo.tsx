import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { usePageScroll, useReachBottom } from 'slipway/components/page-scroll'

export default function PageScrollDemo() {
  const [count, setCount] = useState(20)
  const [isScrolled, setScrolled] = useState(false)
  const loadMore = () => setCount((before) => before + 20)
  usePageScroll(({ scrollTop }) => setScrolled(scrollTop > 0))
  useReachBottom(loadMore, { distance: 200 })
  return (
    <section className="demo-section">
      <h2 className="demo-title">Infinite list</h2>
      <p className="demo-note">{isScrolled ? 'The page is scrolled.' : 'The page is at its top.'}</p>
      {/* Above the rows: below them, moving the focus here by Tab would load more rows and push the button out of sight. */}
      <Button onClick={loadMore}>Load more</Button>
      <ol className="demo-card">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its number.
          <li className="demo-row" key={index}>
            Row {index + 1}
          </li>
        ))}
      </ol>
    </section>
  )
}
