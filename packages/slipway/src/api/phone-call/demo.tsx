import { useState } from 'react'
import { makePhoneCall } from 'slipway/api/phone-call'
import { Button } from 'slipway/components/button'

export default function PhoneCallDemo() {
  const [phoneNumber, setPhoneNumber] = useState('+1 (555) 010-0199')
  const [outcome, setOutcome] = useState('No call yet')
  const call = () =>
    makePhoneCall({ phoneNumber }).then(
      () => setOutcome('Passed to the phone app'),
      (error: Error) => setOutcome(error.message),
    )

  return (
    <section className="demo-section">
      <h2 className="demo-title">Phone call</h2>
      <div className="demo-card">
        <label className="demo-row">
          Number
          <input type="tel" value={phoneNumber} onChange={(event) => setPhoneNumber(event.target.value)} />
        </label>
        <Button type="primary" onClick={call}>
          Call
        </Button>
        <output className="demo-row">{outcome}</output>
      </div>
    </section>
  )
}
