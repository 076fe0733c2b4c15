import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { DateTimePicker } from 'slipway/components/date-time-picker'
import { Field } from 'slipway/components/field'
import { Form } from 'slipway/components/form'
import { SegmentedControl } from 'slipway/components/segmented-control'

const zones = [
  { value: 'Asia/Tokyo', label: 'Tokyo' },
  { value: 'Europe/Berlin', label: 'Berlin' },
  { value: 'America/New_York', label: 'New York' },
]

export default function DateTimePickerDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Date and time</h2>
        <div className="demo-card">
          <DateTimePicker aria-label="Departure" placeholder="Choose a departure" minuteStep={5} />
          <DateTimePicker
            aria-label="Arrival"
            defaultValue="2026-11-21T14:30"
            min="2026-11-21T09:00"
            max="2026-12-24"
            clearable
          />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Range</h2>
        <div className="demo-card">
          <DateTimePicker
            mode="range"
            aria-label="Meeting"
            defaultValue={['2026-11-21T09:00', '2026-11-21T10:30']}
            minuteStep={15}
          />
          <DateTimePicker
            mode="range"
            precision="day"
            aria-label="Holidays"
            placeholder="First and last day"
            isDayDisabled={(day) => day === '2026-12-25'}
            clearable
          />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Time zone</h2>
        <div className="demo-card">
          <Call />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">In a form</h2>
        <Booking />
      </section>
    </>
  )
}

function Call() {
  const [zone, setZone] = useState('Asia/Tokyo')
  const [instant, setInstant] = useState('')
  return (
    <>
      <SegmentedControl
        aria-label="Time zone"
        items={zones}
        value={zone}
        onChange={({ detail }) => setZone(detail.value)}
      />
      <DateTimePicker
        aria-label="Call"
        timeZone={zone}
        hourCycle="h23"
        defaultValue="2026-11-21T18:00"
        onChange={({ detail }) => setInstant(detail.instant)}
      />
      <p role="status">{instant ? `In UTC: ${instant}` : 'Choose a time to see it in UTC.'}</p>
    </>
  )
}

function Booking() {
  const [sent, setSent] = useState('')
  return (
    <Form className="demo-card" onSubmit={({ detail }) => setSent(JSON.stringify(detail.value))}>
      <Field label="Stay">
        <DateTimePicker mode="range" precision="day" name="stay" placeholder="First and last day" required />
      </Field>
      <Field label="Taxi" description="We call it for you.">
        <DateTimePicker name="taxi" minuteStep={15} placeholder="No taxi" clearable />
      </Field>
      <Button type="primary" formType="submit">
        Book
      </Button>
      <p role="status">{sent}</p>
    </Form>
  )
}
