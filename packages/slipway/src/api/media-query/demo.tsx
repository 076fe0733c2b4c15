import { useEffect, useState } from 'react'
import { createMediaQueryObserver, type MediaDescriptor } from 'slipway/api/media-query'

const questions: readonly (readonly [string, MediaDescriptor])[] = [
  ['600 px wide or more', { minWidth: 600 }],
  ['700 px high or less', { maxHeight: 700 }],
  ['Wider than high', { orientation: 'landscape' }],
]

export default function MediaQueryDemo() {
  const [answers, setAnswers] = useState<Readonly<Record<string, boolean>>>({})
  useEffect(() => {
    const observer = createMediaQueryObserver()
    for (const [name, descriptor] of questions) {
      void observer.observe(descriptor, ({ matches }) => setAnswers((before) => ({ ...before, [name]: matches })))
    }
    return () => observer.disconnect()
  }, [])
  return (
    <section className="demo-section">
      <h2 className="demo-title">Resize the window, or turn the device</h2>
      <output className="demo-card">
        {questions.map(([name]) => (
          <span className="demo-row" key={name}>
            {name}: {answers[name] ? 'yes' : 'no'}
          </span>
        ))}
      </output>
    </section>
  )
}
