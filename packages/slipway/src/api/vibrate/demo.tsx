import { useState } from 'react'
import { vibrateLong, vibrateShort } from 'slipway/api/vibrate'
import { Button } from 'slipway/components/button'

export default function VibrateDemo() {
  const [outcome, setOutcome] = useState('Nothing tried yet')
  const tell = (call: Promise<void>, text: string) =>
    call.then(
      () => setOutcome(text),
      (error: Error) => setOutcome(error.message),
    )

  return (
    <section className="demo-section">
      <h2 className="demo-title">Hold the device in your hand</h2>
      <div className="demo-card">
        {(['light', 'medium', 'heavy'] as const).map((type) => (
          <Button key={type} onClick={() => tell(vibrateShort({ type }), `A short one, ${type}`)}>
            Short, {type}
          </Button>
        ))}
        <Button onClick={() => tell(vibrateLong(), 'A long one')}>Long</Button>
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
