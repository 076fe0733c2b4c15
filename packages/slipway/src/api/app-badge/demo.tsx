import { useState } from 'react'
import { Button, Stepper } from 'slipway'
import { clearAppBadge, setAppBadge } from 'slipway/api/app-badge'

export default function AppBadgeDemo() {
  const [count, setCount] = useState(3)
  const [outcome, setOutcome] = useState('The badge is at the icon of the installed app')
  const tell = (work: Promise<void>, done: string) =>
    work.then(
      () => setOutcome(done),
      (error: Error) => setOutcome(error.message),
    )

  return (
    <section className="demo-section">
      <h2 className="demo-title">Badge</h2>
      <div className="demo-card">
        <div className="demo-row">
          New items
          <Stepper aria-label="New items" value={count} min={0} onChange={({ detail }) => setCount(detail.value)} />
        </div>
        <div className="demo-row">
          <Button onClick={() => tell(setAppBadge({ count }), `The badge shows ${count}`)}>Show</Button>
          <Button onClick={() => tell(clearAppBadge(), 'The badge is removed')}>Remove</Button>
        </div>
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
