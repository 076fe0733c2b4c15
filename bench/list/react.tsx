import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { letters } from './letters.ts'
import { Row } from './Row.tsx'

/** The start of each row in pixels. The hand-written list knows all heights in advance, so it measures nothing. */
const starts = [0]
for (const { heightPx } of letters) starts.push((starts.at(-1) ?? 0) + heightPx)

function indexAt(px: number): number {
  let low = 0
  let high = letters.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= px) low = middle
    else high = middle - 1
  }
  return low
}

function PlainRows() {
  const [top, setTop] = useState(0)
  const first = indexAt(top - 200)
  const last = indexAt(top + innerHeight + 200)
  return (
    <div
      className="bench-scroller"
      data-bench="letters"
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <div style={{ position: 'relative', blockSize: starts.at(-1) }}>
        {letters.slice(first, last + 1).map((letter) => (
          <div key={letter.id} style={{ position: 'absolute', insetBlockStart: starts[letter.id], insetInline: 0 }}>
            <Row {...letter} />
          </div>
        ))}
      </div>
    </div>
  )
}

createRoot(document.body).render(<PlainRows />)
