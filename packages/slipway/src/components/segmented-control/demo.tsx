import { useState } from 'react'
import { Cell, CellGroup } from 'slipway/components/cell'
import { Field } from 'slipway/components/field'
import { GridIcon, HeartIcon, ListIcon } from 'slipway/components/icons'
import { SegmentedControl } from 'slipway/components/segmented-control'

const views = [
  { value: 'list', label: 'List', icon: <ListIcon /> },
  { value: 'grid', label: 'Grid', icon: <GridIcon /> },
  { value: 'liked', label: 'Liked', icon: <HeartIcon /> },
]

export default function SegmentedControlDemo() {
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Controlled</h2>
        <Sales />
      </section>
      <section className="demo-section">
        <h2 className="demo-title">With icons</h2>
        <div className="demo-card">
          <SegmentedControl aria-label="View" items={views} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Long texts</h2>
        <div className="demo-card">
          <SegmentedControl
            aria-label="Delivery"
            items={['Standard delivery by post', 'Express', 'Pick up in the shop']}
          />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Disabled</h2>
        <div className="demo-card">
          <SegmentedControl aria-label="Disabled control" items={['Day', 'Week', 'Month']} disabled />
          <SegmentedControl
            aria-label="Partly sold out"
            items={['Morning', { value: 'noon', label: 'Noon', disabled: true }, 'Evening']}
          />
        </div>
      </section>
      <CellGroup title="In rows">
        <Cell title="Units" control={<SegmentedControl items={['km', 'miles']} />} />
        <Cell title="First day of the week" control={<SegmentedControl items={['Saturday', 'Sunday', 'Monday']} />} />
      </CellGroup>
      <section className="demo-section">
        <h2 className="demo-title">In a field</h2>
        <div className="demo-card">
          <Field label="Text size" description="Applies to all chats.">
            <SegmentedControl items={['Small', 'Medium', 'Large']} defaultValue="Medium" />
          </Field>
          <Field label="Visible to" error="Choose who can see your profile." required>
            <SegmentedControl items={['Nobody', 'Friends', 'All']} defaultValue="" required />
          </Field>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Right to left</h2>
        <div className="demo-card" dir="rtl">
          <SegmentedControl aria-label="Right to left" items={['يوم', 'أسبوع', 'شهر']} />
        </div>
      </section>
    </>
  )
}

const sold: Readonly<Record<string, string>> = {
  Day: '12 sold',
  Week: '85 sold',
  Month: '371 sold',
  Year: '4,206 sold',
}

function Sales() {
  const [period, setPeriod] = useState('Week')
  return (
    <div className="demo-card">
      <SegmentedControl
        aria-label="Period"
        items={['Day', 'Week', 'Month', 'Year']}
        value={period}
        onChange={({ detail }) => setPeriod(detail.value)}
      />
      <output>{sold[period]}</output>
    </div>
  )
}
