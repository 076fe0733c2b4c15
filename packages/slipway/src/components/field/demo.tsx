import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { Cell, CellGroup } from 'slipway/components/cell'
import { Field } from 'slipway/components/field'
import { Form } from 'slipway/components/form'
import { GlobeIcon, UserIcon } from 'slipway/components/icons'
import { Input } from 'slipway/components/input'
import { Picker } from 'slipway/components/picker'
import { Radio, RadioGroup } from 'slipway/components/radio'
import { Slider } from 'slipway/components/slider'
import { Stepper } from 'slipway/components/stepper'
import { Switch } from 'slipway/components/switch'
import { Textarea } from 'slipway/components/textarea'

export default function FieldDemo() {
  return (
    <>
      <Account />
      <section className="demo-section">
        <h2 className="demo-title">Other controls</h2>
        <div className="demo-card">
          <Field label="Country" description="Where the parcel goes.">
            <Picker range={['Italy', 'Norway', 'Portugal']} placeholder="Choose" required />
          </Field>
          <Field label="Guests">
            <Stepper min={1} max={8} />
          </Field>
          <Field label="Volume">
            <Slider defaultValue={40} />
          </Field>
          <Field label="Reminders" description="An hour before each appointment.">
            <Switch defaultChecked />
          </Field>
          <Field label="Size" error="This size is sold out.">
            <RadioGroup name="field-demo-size" defaultValue="l">
              <Radio value="s">Small</Radio>
              <Radio value="l">Large</Radio>
            </RadioGroup>
          </Field>
          <Field label="Disabled" suffix="kg">
            <Input disabled defaultValue="12" />
          </Field>
        </div>
      </section>
      <CellGroup title="In rows" footer="The row names the control.">
        <Cell
          title="Price"
          control={
            <Field suffix="€ per night" description="Without taxes.">
              <Input type="digit" defaultValue="120" />
            </Field>
          }
        />
        <Cell
          title="Title"
          control={
            <Field counter error="Names of hotels are not allowed.">
              <Input defaultValue="Grand Hotel" maxLength={40} />
            </Field>
          }
        />
      </CellGroup>
      <section className="demo-section" dir="rtl">
        <h2 className="demo-title">من اليمين إلى اليسار</h2>
        <div className="demo-card">
          <Field label="السعر" prefix="€" suffix="لكل ليلة" description="بدون ضرائب">
            <Input type="digit" defaultValue="120" />
          </Field>
        </div>
      </section>
    </>
  )
}

function Account() {
  const [sent, setSent] = useState('')
  return (
    <section className="demo-section">
      <h2 className="demo-title">A form</h2>
      <Form className="demo-card" onSubmit={({ detail }) => setSent(JSON.stringify(detail.value))}>
        <Field label="E-mail" prefix={<UserIcon />} description="For the receipt.">
          <Input name="email" type="email" autoComplete="email" required />
        </Field>
        <Field label="Password" prefix={<GlobeIcon />}>
          <Input name="password" type="password" autoComplete="new-password" passwordToggle required minLength={8} />
        </Field>
        <Field label="Price" prefix="€" suffix="per night">
          <Input name="price" type="digit" required />
        </Field>
        <Field label="Phone" suffix={<Button size="mini">Send code</Button>}>
          <Input name="phone" inputMode="tel" autoComplete="tel" />
        </Field>
        <Field label="About you" counter description="Guests see this text.">
          <Textarea name="about" autoHeight maxLength={200} />
        </Field>
        <Button type="primary" formType="submit">
          Save
        </Button>
        <output>{sent}</output>
      </Form>
    </section>
  )
}
