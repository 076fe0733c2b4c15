import { useState } from 'react'
import { vibrateLong, vibrateShort } from 'slipway/api/vibrate'
import { Button } from 'slipway/components/button'

export default function VibrateDemo() {
  const [outcome, setOutcome] = useState('No vibration yet')
  const showResult = (call: Promise<void>, text: string) =>
    call.then(
      () => setOutcome(text),
      (error: Error) => setOutcome(error.message),
    )

  return (
    <section className="demo-section">
      <h2 className="demo-title">Short and long</h2>
      <div className="demo-card">
        {(['light', 'medium', 'heavy'] as const).map((type) => (
          <Button key={type} onClick={() => showResult(vibrateShort({ type }), `Short, ${type}`)}>
            Short, {type}
          </Button>
        ))}
        <Button onClick={() => showResult(vibrateLong(), 'Long')}>Long</Button>
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
