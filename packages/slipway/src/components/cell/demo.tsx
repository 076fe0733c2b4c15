import { type CSSProperties, useState } from 'react'
import { Avatar } from 'slipway/components/avatar'
import { Badge } from 'slipway/components/badge'
import { Button } from 'slipway/components/button'
import { Cell, CellGroup } from 'slipway/components/cell'
import { Checkbox } from 'slipway/components/checkbox'
import { BookIcon, GlobeIcon, HeartIcon, HomeIcon } from 'slipway/components/icons'
import { Input } from 'slipway/components/input'
import { Picker } from 'slipway/components/picker'
import { Radio, RadioGroup } from 'slipway/components/radio'
import { Slider } from 'slipway/components/slider'
import { Stepper } from 'slipway/components/stepper'
import { Switch } from 'slipway/components/switch'

const danger = { '--sw-cell-action-color': 'var(--sw-danger)' } as CSSProperties

export default function CellDemo() {
  return (
    <>
      <CellGroup title="Links" footer="Real links, which can also be opened in a new tab.">
        <Cell icon={<HomeIcon />} title="Button" value="A page" url="/components/button" />
        <Cell icon={<HeartIcon />} title="Settings" value="A tab" url="/settings" openType="switchTab" />
        <Cell
          icon={<GlobeIcon />}
          title="The specification of HTML"
          href="https://html.spec.whatwg.org/"
          target="_blank"
        />
        <Cell icon={<BookIcon />} title="Disabled" url="/components/button" disabled />
      </CellGroup>
      <Pressed />
      <CellGroup title="Form controls" footer="The whole row is the label of its control.">
        <Cell title="Flight mode" control={<Switch />} />
        <Cell
          title="Automatic updates"
          description="At night, while the phone is charging"
          control={<Switch defaultChecked />}
        />
        <Cell title="Disabled" control={<Switch disabled />} />
        <Cell title="Send a copy to me" control={<Checkbox defaultChecked />} />
        <Cell title="Volume" control={<Slider defaultValue={40} />} />
      </CellGroup>
      <CellGroup title="Form fields">
        <Cell title="Name" control={<Input placeholder="Ada Lovelace" />} />
        <Cell
          title="E-mail"
          control={<Input type="text" inputMode="email" defaultValue="ada@example" />}
          error="The address is incomplete."
        />
        <Cell title="Country" control={<Picker range={['Italy', 'Norway']} placeholder="Choose" />} />
        <Cell title="Guests" control={<Stepper min={1} />} />
        <Cell title="Name of the person who will receive the parcel" control={<Input placeholder="Grace Hopper" />} />
      </CellGroup>
      <RadioGroup defaultValue="s" aria-label="Size">
        <CellGroup title="A choice">
          <Cell title="Small" control={<Radio value="s" />} />
          <Cell title="Large" description="For the whole family" control={<Radio value="l" />} />
        </CellGroup>
      </RadioGroup>
      <CellGroup
        title="Address"
        required
        description="As it is written at your door."
        error="There is no such street in this city."
      >
        <Cell title="Street" control={<Input defaultValue="Example Street 12" required />} />
        <Cell title="City" control={<Input defaultValue="Springfield" required />} />
      </CellGroup>
      <CellGroup title="Text only" inset={false} footer="Full width, without a margin.">
        <Cell title="Version" value="1.0.4" />
        <Cell title="Messages">
          <Badge content={12} label="12 unread" />
        </Cell>
        <Cell title="Update available">
          <Button size="mini">Install</Button>
        </Cell>
      </CellGroup>
      <CellGroup title="Long text">
        <Cell
          icon={<Avatar name="Ada Lovelace" alt="" />}
          title="Ada Lovelace, Countess, who wrote the first program for a machine that was never built"
          description="Notes on the sketch of the Analytical Engine, with all appendices and the table of Bernoulli numbers"
          value="1843"
          url="/components/text"
        />
        <Cell title="Donaudampfschifffahrtsgesellschaftskapitän" value="Rechtsschutzversicherungsgesellschaften" />
        <Cell title="Delivery address" value="12 Example Street, Springfield, behind the old post office" />
      </CellGroup>
      <div dir="rtl">
        <CellGroup title="من اليمين إلى اليسار">
          <Cell icon={<HomeIcon />} title="الشبكة" value="البيت" url="/components/button" />
          <Cell icon={<HeartIcon />} title="وضع الطيران" control={<Switch />} />
        </CellGroup>
      </div>
    </>
  )
}

function Pressed() {
  const [count, setCount] = useState(0)
  return (
    <CellGroup title="Buttons" footer={`Pressed ${count} times.`}>
      <Cell title="Press me" onClick={() => setCount(count + 1)} />
      <Cell title="With a chevron" arrow value={count} onClick={() => setCount(count + 1)} />
      <Cell title="Reset" style={danger} disabled={count === 0} onClick={() => setCount(0)} />
    </CellGroup>
  )
}
