import { useState } from 'react'
import { Cell, CellGroup } from 'slipway/components/cell'
import { Field } from 'slipway/components/field'
import { RangeSlider } from 'slipway/components/range-slider'

export default function RangeSliderDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Default range</h2>
        <div className="demo-card">
          <RangeSlider aria-label="Any range" defaultValue={[20, 80]} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Controlled</h2>
        <Price />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Minimum distance and steps</h2>
        <div className="demo-card">
          <RangeSlider
            aria-label="Opening hours"
            startLabel="Opens at"
            endLabel="Closes at"
            max={24}
            defaultValue={[9, 17]}
            minDistance={4}
            showValue
          />
          <RangeSlider aria-label="Voltage" max={2} step={0.25} defaultValue={[0.5, 1.5]} showValue />
        </div>
      </section>
      <CellGroup title="In rows">
        <Cell title="Age" control={<RangeSlider min={18} defaultValue={[25, 60]} showValue />} />
      </CellGroup>
      <section className="demo-section">
        <h2 className="demo-title">In a field</h2>
        <div className="demo-card">
          <Field label="Budget" description="In euros per night.">
            <RangeSlider defaultValue={[40, 70]} showValue />
          </Field>
          <Field label="Distance" error="There is no hotel so near.">
            <RangeSlider defaultValue={[0, 10]} />
          </Field>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Disabled</h2>
        <div className="demo-card">
          <RangeSlider aria-label="Not available" defaultValue={[30, 60]} disabled />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Right to left</h2>
        <div className="demo-card" dir="rtl">
          <RangeSlider aria-label="From right to left" defaultValue={[10, 50]} showValue />
        </div>
      </section>
    </>
  )
}

function Price() {
  const [passing, setPassing] = useState<readonly [number, number]>([100, 300])
  const [chosen, setChosen] = useState(passing)
  return (
    <div className="demo-card">
      <RangeSlider
        aria-label="Price"
        max={500}
        step={10}
        value={chosen}
        onChanging={({ detail }) => setPassing(detail.value)}
        onChange={({ detail }) => setChosen(detail.value)}
      />
      <p>
        Dragging: € {passing[0]} to {passing[1]}, chosen: € {chosen[0]} to {chosen[1]}
      </p>
    </div>
  )
}
