import { useState } from 'react'
import { type ChooseLocationOptions, chooseLocation } from 'slipway/api/choose-location'
import { Button } from 'slipway/components/button'

export default function ChooseLocationDemo() {
  const [result, setResult] = useState('Nothing chosen yet')
  const choose = (options: ChooseLocationOptions) =>
    chooseLocation(options).then(
      (chosen) => setResult(JSON.stringify(chosen, undefined, 2)),
      (error: Error) => setResult(error.message),
    )
  return (
    <section className="demo-section">
      <h2 className="demo-title">Choose a place</h2>
      <div className="demo-card">
        <div className="demo-row">
          <Button size="mini" type="primary" onClick={() => choose({ latitude: 38.7223, longitude: -9.1393 })}>
            In Lisbon
          </Button>
          <Button size="mini" onClick={() => choose({})}>
            At your position
          </Button>
        </div>
        <div className="demo-row">
          <Button size="mini" onClick={() => choose({ keyword: 'Paris', latitude: 48.8, longitude: 2.3 })}>
            With a keyword
          </Button>
          <Button
            size="mini"
            onClick={() => choose({ latitude: 38.7223, longitude: -9.1393, signal: AbortSignal.timeout(5_000) })}
          >
            For five seconds
          </Button>
        </div>
        <output className="demo-row" style={{ whiteSpace: 'pre-wrap' }}>
          {result}
        </output>
      </div>
    </section>
  )
}
