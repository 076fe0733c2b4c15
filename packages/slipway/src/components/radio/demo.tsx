import { useState } from 'react'
import { Radio, RadioGroup } from 'slipway/components/radio'

export default function RadioDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Controlled</h2>
        <Delivery />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Horizontal</h2>
        <div className="demo-card">
          <RadioGroup
            aria-label="Size"
            className="demo-row"
            style={{ flexDirection: 'row', columnGap: 24 }}
            defaultValue="m"
          >
            <Radio value="s">Small</Radio>
            <Radio value="m">Medium</Radio>
            <Radio value="l">Large</Radio>
          </RadioGroup>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Required, with help and an error</h2>
        <div className="demo-card">
          <RadioGroup required description="You can change it until the day before." error="Choose a time.">
            <legend>Time of delivery</legend>
            <Radio value="morning">In the morning</Radio>
            <Radio value="evening">In the evening</Radio>
          </RadioGroup>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Colours</h2>
        <div className="demo-card">
          <RadioGroup aria-label="Colour" defaultValue="green">
            <Radio value="green" color="var(--sw-success)">
              Green
            </Radio>
            <Radio value="red" color="var(--sw-danger)">
              Red
            </Radio>
          </RadioGroup>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Right to left</h2>
        <div className="demo-card" dir="rtl">
          <RadioGroup aria-label="Direction" defaultValue="right">
            <Radio value="right">Right</Radio>
            <Radio value="left">Left</Radio>
          </RadioGroup>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Disabled</h2>
        <div className="demo-card">
          <RadioGroup aria-label="Disabled group" defaultValue="a" disabled>
            <Radio value="a">Selected</Radio>
            <Radio value="b">Not selected</Radio>
          </RadioGroup>
          <RadioGroup aria-label="Partly sold out" defaultValue="a">
            <Radio value="a">At noon</Radio>
            <Radio value="b" disabled>
              In the evening, which is sold out
            </Radio>
          </RadioGroup>
        </div>
      </section>
    </>
  )
}

const deliveries: Readonly<Record<string, string>> = {
  standard: 'Arrives on Thursday',
  express: 'Arrives tomorrow before noon',
  pickup: 'Available at the counter for a week',
}

function Delivery() {
  const [delivery, setDelivery] = useState('standard')
  return (
    <div className="demo-card">
      <RadioGroup aria-label="Delivery" value={delivery} onChange={({ detail }) => setDelivery(detail.value)}>
        <Radio value="standard">Standard delivery, free of charge</Radio>
        <Radio value="express">Express delivery</Radio>
        <Radio value="pickup">Pick up in the shop next to the station, at any time of the day or night</Radio>
      </RadioGroup>
      <output>{deliveries[delivery]}</output>
    </div>
  )
}
