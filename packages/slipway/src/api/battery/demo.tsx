import { useState } from 'react'
import { getBatteryInfo } from 'slipway/api/battery'
import { Button } from 'slipway/components/button'

export default function BatteryDemo() {
  const [outcome, setOutcome] = useState('Not read yet')
  const read = () =>
    getBatteryInfo().then(
      ({ level, isCharging }) => setOutcome(`${level} %, ${isCharging ? 'charging' : 'not charging'}`),
      (error: Error) => setOutcome(error.message),
    )

  return (
    <section className="demo-section">
      <h2 className="demo-title">Battery</h2>
      <div className="demo-card">
        <Button onClick={read}>Read battery</Button>
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
