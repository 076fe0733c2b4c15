import { useState } from 'react'
import { Cell, CellGroup } from 'slipway/components/cell'
import { SegmentedControl } from 'slipway/components/segmented-control'
import { Switch } from 'slipway/components/switch'
import { FormControls, type FormControlsProps, type FormState } from './FormControls.tsx'

const layouts = [
  { value: 'rows', label: 'In rows' },
  { value: 'fields', label: 'In fields' },
]
const states = [
  { value: 'empty', label: 'Empty' },
  { value: 'filled', label: 'Filled' },
  { value: 'invalid', label: 'Invalid' },
  { value: 'disabled', label: 'Disabled' },
]

export default function FormControlsDemo() {
  const [layout, setLayout] = useState<FormControlsProps['layout']>('rows')
  const [state, setState] = useState<FormState>('filled')
  const [hasLongLabels, setHasLongLabels] = useState(false)
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">View</h2>
        <SegmentedControl
          aria-label="Layout"
          items={layouts}
          value={layout}
          onChange={({ detail }) => setLayout(detail.value as typeof layout)}
        />
        <SegmentedControl
          aria-label="State"
          className="form-controls-state"
          items={states}
          value={state}
          onChange={({ detail }) => setState(detail.value as FormState)}
        />
      </section>
      <CellGroup>
        <Cell
          title="Long labels"
          control={<Switch checked={hasLongLabels} onChange={({ detail }) => setHasLongLabels(detail.value)} />}
        />
      </CellGroup>
      <FormControls key={`${layout} ${state}`} layout={layout} state={state} hasLongLabels={hasLongLabels} />
    </>
  )
}
