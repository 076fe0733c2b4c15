import { useEffect, useState } from 'react'
import { createMediaQueryObserver, type MediaDescriptor } from 'slipway/api/media-query'

const queries: readonly (readonly [string, MediaDescriptor])[] = [
  ['At least 600 px wide', { minWidth: 600 }],
  ['At most 700 px high', { maxHeight: 700 }],
  ['Landscape', { orientation: 'landscape' }],
]

export default function MediaQueryDemo() {
  const [results, setResults] = useState<Readonly<Record<string, boolean>>>({})
  useEffect(() => {
    const observer = createMediaQueryObserver()
    for (const [name, descriptor] of queries) {
      void observer.observe(descriptor, ({ matches }) => setResults((before) => ({ ...before, [name]: matches })))
    }
    return () => observer.disconnect()
  }, [])
  return (
    <section className="demo-section">
      <h2 className="demo-title">Window size and orientation</h2>
      <output className="demo-card">
        {queries.map(([name]) => (
          <span className="demo-row" key={name}>
            {name}: {results[name] ? 'yes' : 'no'}
          </span>
        ))}
      </output>
    </section>
  )
}
