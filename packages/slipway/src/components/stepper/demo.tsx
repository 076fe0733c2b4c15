import { useState } from 'react'
import { Stepper } from 'slipway/components/stepper'

const price = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' })

/** Aligns the numbers at the end of the row. */
const row = { flexWrap: 'nowrap', justifyContent: 'space-between' } as const

export default function StepperDemo() {
  const [tickets, setTickets] = useState(2)
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Controlled</h2>
        <div className="demo-card">
          <div className="demo-row" style={row}>
            <label htmlFor="tickets">Tickets</label>
            <Stepper id="tickets" min={1} max={8} value={tickets} onChange={({ detail }) => setTickets(detail.value)} />
          </div>
          <output>{price.format(tickets * 12.5)}</output>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Steps and decimals</h2>
        <div className="demo-card">
          <div className="demo-row" style={row}>
            <label htmlFor="temperature">Temperature, °C</label>
            <Stepper id="temperature" min={16} max={26} step={0.5} decimals={1} defaultValue={20.5} />
          </div>
          <div className="demo-row" style={row}>
            <label htmlFor="height">Altitude in metres, from −500 to 9,000</label>
            <Stepper id="height" min={-500} max={9000} step={100} defaultValue={0} />
          </div>
          <div className="demo-row" style={row}>
            <label htmlFor="guests">Guests (optional)</label>
            <Stepper id="guests" clearable defaultValue={Number.NaN} placeholder="–" />
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">From right to left</h2>
        <div className="demo-card" dir="rtl">
          <Stepper aria-label="From right to left" defaultValue={3} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Disabled and read only</h2>
        <div className="demo-card">
          <div className="demo-row" style={row}>
            <label htmlFor="disabled">Disabled</label>
            <Stepper id="disabled" disabled defaultValue={1} />
          </div>
          <div className="demo-row" style={row}>
            <label htmlFor="read-only">Read only</label>
            <Stepper id="read-only" readOnly defaultValue={1} />
          </div>
        </div>
      </section>
    </>
  )
}
