import { useState } from 'react'
import { Switch } from 'slipway/components/switch'

export default function SwitchDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Controlled</h2>
        <Connections />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Colours</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Switch aria-label="Theme colour" defaultChecked />
            <Switch aria-label="Green" defaultChecked color="var(--sw-success)" />
            <Switch aria-label="Red" defaultChecked color="var(--sw-danger)" />
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Loading</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Switch aria-label="On, loading" defaultChecked loading />
            <Switch aria-label="Off, loading" loading />
            <Switch aria-label="On, loading, checkbox style" type="checkbox" defaultChecked loading />
            <Switch aria-label="Off, loading, checkbox style" type="checkbox" loading />
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Checkbox style</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Switch aria-label="Remember me" type="checkbox" defaultChecked />
            <Switch aria-label="Send me news" type="checkbox" />
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">From right to left</h2>
        <div className="demo-card" dir="rtl">
          <div className="demo-row">
            <Switch aria-label="On" defaultChecked />
            <Switch aria-label="Off" />
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Disabled</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Switch aria-label="On, disabled" defaultChecked disabled />
            <Switch aria-label="Off, disabled" disabled />
          </div>
        </div>
      </section>
    </>
  )
}

function Connections() {
  const [isFlying, setFlying] = useState(false)
  const [wifi, setWifi] = useState(true)
  return (
    <div className="demo-card">
      <div className="demo-row">
        <label htmlFor="flight-mode" style={{ flex: 1 }}>
          Flight mode
        </label>
        <Switch id="flight-mode" checked={isFlying} onChange={({ detail }) => setFlying(detail.value)} />
      </div>
      <div className="demo-row">
        <label htmlFor="wifi" style={{ flex: 1 }}>
          Wi-Fi
        </label>
        <Switch
          id="wifi"
          checked={wifi && !isFlying}
          disabled={isFlying}
          onChange={({ detail }) => setWifi(detail.value)}
        />
      </div>
    </div>
  )
}
