import { type SubmitEvent, useState } from 'react'
import { Button } from 'slipway/components/button'
import { Picker, type PickerRegion } from 'slipway/components/picker'

const teas = ['Assam', 'Darjeeling', 'Earl Grey', 'Sencha', 'A rare tea with a name that does not fit into one line']

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large', disabled: true },
  { value: 'xl', label: 'Extra large' },
]

const wines: Readonly<Record<string, readonly string[]>> = {
  Red: ['Barolo', 'Merlot', 'Rioja', 'Syrah'],
  White: ['Riesling', 'Soave'],
  Rosé: ['Tavel'],
}
const colors = Object.keys(wines)

const regions: readonly PickerRegion[] = [
  {
    name: 'Coast',
    code: 'C',
    children: [
      { name: 'Harbour', code: 'C1' },
      { name: 'Lighthouse', code: 'C2' },
    ],
  },
  {
    name: 'Hills',
    code: 'H',
    children: [
      { name: 'Mill', code: 'H1' },
      { name: 'Quarry', code: 'H2' },
    ],
  },
]

export default function PickerDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Single list</h2>
        <div className="demo-card">
          <Picker aria-label="Tea" headerText="Tea" placeholder="Choose a tea" range={teas} />
          <Picker aria-label="Tea with a default" headerText="Tea" range={teas} defaultValue={2} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Items with values, of which one is disabled</h2>
        <div className="demo-card">
          <Picker aria-label="Size" items={sizes} defaultValue="m" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Date and time</h2>
        <div className="demo-card">
          <Picker mode="date" aria-label="Day" placeholder="Choose a day" />
          <Picker mode="date" aria-label="Month" fields="month" defaultValue="2026-11" />
          <Picker mode="time" aria-label="Time" defaultValue="07:30" min="06:00" max="22:00" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Steps of minutes, opened by another button</h2>
        <Appointment />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Dependent columns</h2>
        <Wine />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Region, with custom content</h2>
        <Place />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">In a form</h2>
        <Booking />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Disabled</h2>
        <div className="demo-card">
          <Picker aria-label="Not available" range={teas} defaultValue={0} disabled />
        </div>
      </section>
    </>
  )
}

function Appointment() {
  const [open, setOpen] = useState(false)
  return (
    <div className="demo-card">
      <Picker
        mode="time"
        aria-label="Appointment"
        minuteStep={15}
        min="09:00"
        max="17:00"
        defaultValue="09:30"
        confirmText="Choose"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      />
      <Button onClick={() => setOpen(true)}>Change the appointment</Button>
    </div>
  )
}

function Wine() {
  const [chosen, setChosen] = useState(0)
  const [turned, setTurned] = useState(chosen)
  const kinds = wines[colors[turned] ?? ''] ?? []
  return (
    <div className="demo-card">
      <Picker
        mode="multiSelector"
        aria-label="Wine"
        placeholder="Choose a wine"
        range={[colors, kinds]}
        onColumnChange={({ detail }) => detail.column === 0 && setTurned(detail.value)}
        onCancel={() => setTurned(chosen)}
        onChange={({ detail }) => setChosen(detail.value[0] ?? 0)}
      />
    </div>
  )
}

function Place() {
  const [place, setPlace] = useState<readonly string[]>(['Hills', 'Mill'])
  return (
    <div className="demo-card">
      <Picker mode="region" regions={regions} value={place} onChange={({ detail }) => setPlace(detail.value)}>
        Meet me at: <span style={{ color: 'var(--sw-accent-label)' }}>{place.join(', ')}</span>
      </Picker>
    </div>
  )
}

function Booking() {
  const [sent, setSent] = useState('')
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(new URLSearchParams(new FormData(event.currentTarget) as unknown as Record<string, string>).toString())
  }
  return (
    <form className="demo-card" onSubmit={send} onReset={() => setSent('')}>
      <Picker mode="date" aria-label="From" name="from" placeholder="A day (required)" required />
      <Picker mode="time" aria-label="At" name="at" defaultValue="12:00" />
      <div className="demo-row">
        <Button type="primary" formType="submit">
          Book
        </Button>
        <Button formType="reset">Reset</Button>
      </div>
      <output>{sent && `Sent: ${sent}`}</output>
    </form>
  )
}
