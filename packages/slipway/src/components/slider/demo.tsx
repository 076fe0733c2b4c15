import { useState } from 'react'
import { Slider } from 'slipway/components/slider'

export default function SliderDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Default range</h2>
        <div className="demo-card">
          <Slider aria-label="Volume" defaultValue={40} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Value label and steps</h2>
        <div className="demo-card">
          <Slider aria-label="Brightness" defaultValue={60} showValue />
          <Slider aria-label="Speed" min={0.5} max={2} step={0.25} defaultValue={1} showValue />
          <Slider aria-label="Balance" min={-5} max={5} showValue />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Controlled</h2>
        <Temperature />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Colours and sizes</h2>
        <div className="demo-card">
          <Slider aria-label="Red" defaultValue={70} activeColor="var(--sw-danger)" blockSize={20} />
          <Slider aria-label="Green" defaultValue={45} activeColor="var(--sw-success)" />
          <Slider aria-label="Blue" defaultValue={20} blockColor="var(--sw-accent)" blockSize={36} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Vertical</h2>
        <div className="demo-card">
          <div className="demo-row">
            <Slider aria-label="Bass" orientation="vertical" defaultValue={70} showValue />
            <Slider aria-label="Middle" orientation="vertical" defaultValue={50} showValue />
            <Slider aria-label="Treble" orientation="vertical" defaultValue={30} showValue />
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">From right to left</h2>
        <div className="demo-card" dir="rtl">
          <Slider aria-label="Size" defaultValue={25} showValue />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Disabled</h2>
        <div className="demo-card">
          <Slider aria-label="Not available" defaultValue={30} disabled />
        </div>
      </section>
    </>
  )
}

function Temperature() {
  const [passing, setPassing] = useState(20)
  const [chosen, setChosen] = useState(20)
  return (
    <div className="demo-card">
      <Slider
        aria-label="Temperature"
        aria-valuetext={`${passing} degrees`}
        min={5}
        max={30}
        step={0.5}
        value={chosen}
        onChanging={({ detail }) => setPassing(detail.value)}
        onChange={({ detail }) => setChosen(detail.value)}
      />
      <p>
        Dragging: {passing} °C, chosen: {chosen} °C
      </p>
    </div>
  )
}
