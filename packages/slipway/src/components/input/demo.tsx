import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { Input } from 'slipway/components/input'

export default function InputDemo() {
  const [name, setName] = useState('Ada Lovelace')
  const [phone, setPhone] = useState('138 0013 8000')
  const [status, setStatus] = useState('No search yet')
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Text</h2>
        <form className="demo-card">
          <Input
            aria-label="Name"
            autoComplete="name"
            placeholder="Name"
            value={name}
            clearable
            onInput={({ detail }) => setName(detail.value)}
          />
          <Input aria-label="Password" password passwordToggle placeholder="Password" autoComplete="new-password" />
          <Input aria-label="At most 8 characters" maxLength={8} placeholder="At most 8 characters" />
        </form>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Types and keyboards</h2>
        <div className="demo-card">
          <Input aria-label="Pieces" type="number" placeholder="Whole number" />
          <Input aria-label="Amount" type="digit" placeholder="Amount" />
          <Input
            aria-label="Phone"
            type="tel"
            placeholder="Phone"
            autoComplete="off"
            value={phone}
            onInput={({ detail }) => setPhone(spaced(detail.value))}
          />
          <Input aria-label="E-mail" type="email" placeholder="E-mail" autoComplete="email" clearable />
          <Input
            aria-label="Search"
            type="search"
            confirmType="search"
            placeholder="Search"
            clearable
            onConfirm={({ detail }) => setStatus(`Searching for ${detail.value}`)}
          />
          <p role="status">{status}</p>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Plain, for a row of a list</h2>
        <div className="demo-card">
          <Input plain aria-label="Street" placeholder="Street" autoComplete="off" />
          <Input plain aria-label="City" placeholder="City" autoComplete="off" clearable defaultValue="Zürich" />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Styled placeholder</h2>
        <div className="demo-card">
          <Input
            aria-label="Coupon"
            placeholder="Coupon (optional)"
            placeholderStyle={{ fontStyle: 'italic', color: 'var(--sw-accent-label)' }}
          />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Validation</h2>
        <form className="demo-card" onSubmit={(event) => event.preventDefault()}>
          <Input aria-label="Required" name="required" required placeholder="Required" />
          <Input aria-label="Invalid" aria-invalid defaultValue="ada(at)example.org" />
          <Button formType="submit">Send</Button>
        </form>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Right to left</h2>
        <div className="demo-card" dir="rtl">
          <Input aria-label="Right to left" defaultValue="مرحبا" clearable />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Read-only, disabled and long text</h2>
        <div className="demo-card">
          <Input aria-label="Read only" readOnly defaultValue="Read only" clearable />
          <Input aria-label="Disabled" disabled defaultValue="Disabled" />
          <Input
            aria-label="Long"
            defaultValue="A long text that does not fit in the width of the field and is therefore cut off"
          />
        </div>
      </section>
    </>
  )
}

const spaced = (phone: string) =>
  phone
    .replace(/\D/g, '')
    .replace(/^(\d{3})(\d{1,4})?(\d{1,4})?.*/, (_, ...groups) => groups.slice(0, 3).filter(Boolean).join(' '))
