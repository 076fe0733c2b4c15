import { type ReactNode, useId } from 'react'

/** Props of `OptionGroup`. */
interface OptionGroupProps<Value extends string> {
  label: string
  options: readonly Value[]
  value: Value
  onChange: (value: Value) => void
}

/** A segmented control of radio buttons, which support the arrow keys. */
export function OptionGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: OptionGroupProps<Value>): ReactNode {
  const id = useId()
  return (
    <>
      <span id={id}>{label}</span>
      <div className="sw-devtools-choice" role="radiogroup" aria-labelledby={id}>
        {options.map((option) => (
          <label key={option} className="sw-devtools-option">
            <input
              type="radio"
              className="sw-devtools-input"
              name={id}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {option}
          </label>
        ))}
      </div>
    </>
  )
}
