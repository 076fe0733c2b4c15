import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { Cell, CellGroup } from 'slipway/components/cell'
import { Field } from 'slipway/components/field'
import { Form } from 'slipway/components/form'
import { GlobeIcon, HeartIcon } from 'slipway/components/icons'
import { MultiSelect, Select, type SelectItem } from 'slipway/components/select'

const countries: readonly SelectItem[] = [
  { value: 'eg', label: 'Egypt', group: 'Africa' },
  { value: 'ci', label: 'Côte d’Ivoire', description: 'Ivory Coast', group: 'Africa' },
  { value: 'ke', label: 'Kenya', group: 'Africa' },
  { value: 'jp', label: 'Japan', group: 'Asia' },
  { value: 'kr', label: 'South Korea', group: 'Asia' },
  { value: 'vn', label: 'Vietnam', group: 'Asia' },
  { value: 'it', label: 'Italy', group: 'Europe' },
  { value: 'no', label: 'Norway', group: 'Europe' },
  { value: 'pt', label: 'Portugal', group: 'Europe' },
  { value: 'ca', label: 'Canada', group: 'America' },
  { value: 'pe', label: 'Peru', group: 'America' },
]
const toppings = ['Olives', 'Capers', 'Basil', 'Anchovies']

export default function SelectDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">One item</h2>
        <div className="demo-card">
          <Field label="Country" description="With groups and a search.">
            <Select items={countries} placeholder="Choose a country" clearable />
          </Field>
          <Field label="View">
            <Select
              defaultValue="likes"
              items={[
                { value: 'all', label: 'All', icon: <GlobeIcon />, description: 'From every sender' },
                { value: 'likes', label: 'Favourites', icon: <HeartIcon /> },
                { value: 'old', label: 'Archive', disabled: true },
              ]}
            />
          </Field>
          <Field label="Disabled">
            <Select items={['Small', 'Large']} defaultValue="Small" disabled />
          </Field>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Several items</h2>
        <div className="demo-card">
          <Several />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">In a form</h2>
        <Form className="demo-card">
          <Field label="Size">
            <Select name="size" items={['Small', 'Large']} placeholder="Choose" required />
          </Field>
          <Button type="primary" formType="submit">
            Order
          </Button>
        </Form>
      </section>
      <CellGroup title="In rows">
        <Cell title="Country" control={<Select items={countries} defaultValue="it" />} />
        <Cell title="Toppings" control={<MultiSelect items={toppings} placeholder="None" />} />
      </CellGroup>
      <section className="demo-section" dir="rtl">
        <h2 className="demo-title">من اليمين إلى اليسار</h2>
        <div className="demo-card">
          <Field label="الحجم">
            <Select items={['صغير', 'كبير']} defaultValue="كبير" />
          </Field>
        </div>
      </section>
    </>
  )
}

function Several() {
  const [chosen, setChosen] = useState<readonly string[]>(['Olives', 'Basil'])
  return (
    <Field label="Toppings" description={`${chosen.length} of ${toppings.length}`}>
      <MultiSelect
        items={toppings}
        value={chosen}
        clearable
        placeholder="None"
        onChange={({ detail }) => setChosen(detail.value)}
      />
    </Field>
  )
}
