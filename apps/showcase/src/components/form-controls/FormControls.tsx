import type { ReactElement, ReactNode } from 'react'
import { Button } from 'slipway/components/button'
import { Cell, CellGroup } from 'slipway/components/cell'
import { Checkbox, CheckboxGroup } from 'slipway/components/checkbox'
import { Field } from 'slipway/components/field'
import { Radio, RadioGroup } from 'slipway/components/radio'
import { type Choices, type ControlTexts, checkboxes, type FormControl, radios, sections } from './controls.tsx'
import './form-controls.css'

/** State of all controls of the page. */
export type FormState = 'empty' | 'filled' | 'invalid' | 'disabled'

/** Props of `FormControls`. */
export interface FormControlsProps {
  /** Whether each control is in a row of a group, or in a `Field`. */
  readonly layout: 'rows' | 'fields'
  readonly state: FormState
  /** Whether titles and labels need several lines. */
  readonly hasLongLabels: boolean
}

type StateProps = Omit<FormControlsProps, 'layout'>

/** Every form control, in one state. The controls are uncontrolled, so give it a key for each state. */
export function FormControls({ layout, ...state }: FormControlsProps): ReactNode {
  return (
    <>
      {layout === 'rows' ? <Rows {...state} /> : <Fields {...state} />}
      <div className="form-controls-buttons">
        <Button type="primary" disabled={state.state === 'disabled'}>
          {state.hasLongLabels ? 'Save the answers and choose an appointment' : 'Save'}
        </Button>
        <Button type="warn" disabled={state.state === 'disabled'}>
          Delete
        </Button>
      </div>
    </>
  )
}

function Rows(state: StateProps): ReactNode {
  return (
    <>
      {sections.map(({ title, controls }) => (
        <CellGroup key={title} title={title}>
          {controls.map((control) => (
            <Cell
              key={control.title}
              title={titleOf(control, state)}
              description={control.description}
              error={errorOf(control, state)}
              control={renderControl(control, state)}
            />
          ))}
        </CellGroup>
      ))}
      <RadioGroup aria-label={radios.title} defaultValue={state.state === 'empty' ? '' : 'f'} {...disabledIn(state)}>
        <CellGroup title={titleOf(radios, state)} error={errorOf(radios, state)}>
          {choicesOf(radios, state).map(([value, label]) => (
            <Cell key={value} title={label} control={<Radio value={value} />} />
          ))}
        </CellGroup>
      </RadioGroup>
      <CheckboxGroup aria-label={checkboxes.title} defaultValue={checkedIn(state)} {...disabledIn(state)}>
        <CellGroup title={titleOf(checkboxes, state)} error={errorOf(checkboxes, state)}>
          {choicesOf(checkboxes, state).map(([value, label]) => (
            <Cell key={value} title={label} control={<Checkbox value={value} />} />
          ))}
        </CellGroup>
      </CheckboxGroup>
    </>
  )
}

function Fields(state: StateProps): ReactNode {
  return (
    <>
      {sections.map(({ title, controls }) => (
        <section key={title} className="form-controls-section">
          <h2 className="form-controls-title">{title}</h2>
          <div className="form-controls-card">
            {controls.map((control) => (
              <Field
                key={control.title}
                label={titleOf(control, state)}
                description={control.description}
                error={errorOf(control, state)}
              >
                {renderControl(control, state)}
              </Field>
            ))}
          </div>
        </section>
      ))}
      <section className="form-controls-section">
        <h2 className="form-controls-title">Groups</h2>
        <div className="form-controls-card">
          <Field label={titleOf(radios, state)} error={errorOf(radios, state)}>
            <RadioGroup defaultValue={state.state === 'empty' ? '' : 'f'} {...disabledIn(state)}>
              {choicesOf(radios, state).map(([value, label]) => (
                <Radio key={value} value={value}>
                  {label}
                </Radio>
              ))}
            </RadioGroup>
          </Field>
          <Field label={titleOf(checkboxes, state)} error={errorOf(checkboxes, state)}>
            <CheckboxGroup defaultValue={checkedIn(state)} {...disabledIn(state)}>
              {choicesOf(checkboxes, state).map(([value, label]) => (
                <Checkbox key={value} value={value}>
                  {label}
                </Checkbox>
              ))}
            </CheckboxGroup>
          </Field>
        </div>
      </section>
    </>
  )
}

const titleOf = (texts: ControlTexts, { hasLongLabels }: StateProps) => (hasLongLabels ? texts.longTitle : texts.title)
const errorOf = ({ error }: ControlTexts, { state }: StateProps) => state === 'invalid' && error
const disabledIn = ({ state }: StateProps) => ({ disabled: state === 'disabled' })
const checkedIn = ({ state }: StateProps) => (state === 'filled' || state === 'disabled' ? ['latex'] : [])

/** Values and labels of the choices of a group. */
const choicesOf = ({ choices }: Choices, { hasLongLabels }: StateProps) =>
  Object.entries(choices).map(([value, { label, longLabel }]) => [value, hasLongLabels ? longLabel : label] as const)

/** An invalid control is empty, as most are that a form rejects. */
const renderControl = (control: FormControl, state: StateProps): ReactElement =>
  control.render({ isFilled: state.state === 'filled' || state.state === 'disabled', ...disabledIn(state) })
