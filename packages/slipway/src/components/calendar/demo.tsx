import { useState } from 'react'
import { Calendar, type CalendarValue } from 'slipway/components/calendar'

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay())

export default function CalendarDemo() {
  const [stay, setStay] = useState<CalendarValue>(['2026-11-18', '2026-11-21'])
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Single day</h2>
        <div className="demo-card">
          <Calendar aria-label="Birthday" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Range</h2>
        <div className="demo-card">
          <Calendar aria-label="Stay" mode="range" value={stay} onChange={({ detail }) => setStay(detail.value)} />
        </div>
        <p className="demo-note">{typeof stay === 'string' ? stay : stay.join(' – ')}</p>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Limits and disabled days</h2>
        <div className="demo-card">
          <Calendar
            aria-label="Delivery"
            defaultValue="2026-11-25"
            min="2026-11-09"
            max="2026-12-04"
            isDayDisabled={isWeekend}
          />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Disabled</h2>
        <div className="demo-card">
          <Calendar aria-label="Booked" defaultValue="2026-11-12" disabled />
        </div>
      </section>
    </>
  )
}
