interface Field {
  readonly refs: HTMLInputElement[]
}

/** The part of an event that the form library reads. */
interface LibraryEvent {
  readonly type?: string
  readonly target: { readonly name: string; readonly type: string; readonly value: string; readonly checked: boolean }
}

/**
 * A form library for uncontrolled controls, like React Hook Form. `register` returns props for a control, values are read from the
 * elements, and `setValue` writes to the elements.
 */
export function formLibrary() {
  const fields = new Map<string, Field>()
  const received: string[] = []
  const live = (name: string) => (fields.get(name)?.refs ?? []).filter((input) => input.isConnected)
  const onEvent = async ({ type, target }: LibraryEvent) => {
    received.push(`${type} ${target.name} ${JSON.stringify(getValue(target.name))}`)
  }
  function getValue(name: string): unknown {
    const inputs = live(name)
    const chosen = inputs.filter(({ checked, disabled }) => checked && !disabled).map(({ value }) => value)
    switch (inputs[0]?.type) {
      case 'checkbox':
        return inputs.length > 1 ? chosen : inputs[0].checked
      case 'radio':
        return chosen[0] ?? null
      default:
        return inputs[0]?.value
    }
  }
  function setValue(name: string, value: unknown): void {
    for (const input of live(name)) {
      if (input.type === 'radio') input.checked = input.value === value
      else if (input.type !== 'checkbox') input.value = String(value)
      else input.checked = Array.isArray(value) ? value.includes(input.value) : value === true
    }
  }
  const register = (name: string) => ({
    name,
    onChange: onEvent,
    onBlur: onEvent,
    ref: (input: HTMLInputElement | null) => {
      const { refs } = fields.get(name) ?? { refs: [] }
      if (input && !refs.includes(input)) fields.set(name, { refs: [...refs, input] })
    },
  })
  return { register, getValue, setValue, received }
}
