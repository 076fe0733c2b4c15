import { type CSSProperties, type ReactNode, useId } from 'react'
import './segmented.css'

/** Props of `Segmented`. */
interface SegmentedProps<Value extends string> {
  /** Name of the choice for screen readers. */
  label: string
  /** Content of each option: a text, or an icon with an accessible name. */
  options: Readonly<Record<Value, ReactNode>>
  value: Value
  onChange: (value: Value) => void
}

/** A segmented control of radio buttons, which support the arrow keys and forms. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>): ReactNode {
  const name = useId()
  const entries = Object.entries(options) as [Value, ReactNode][]
  const place = entries.findIndex(([option]) => option === value)
  return (
    <fieldset className="segmented" style={{ '--count': entries.length, '--place': place } as CSSProperties}>
      <legend className="hidden-text">{label}</legend>
      {entries.map(([option, content]) => (
        <label key={option} className="segmented-option">
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {content}
        </label>
      ))}
    </fieldset>
  )
}
