import { type FormValue, saidFormValue } from '../../hooks/form/formValue.ts'

/** What a form tells when it is sent, by the names of its controls. */
export type FormValues = Record<string, FormValue>

type Submitter = { readonly name?: string; readonly value?: string } | null

/**
 * Reads the values of a form's named controls as mini-programs tell them; what is disabled is left out.
 *
 * A control may say its own value by `useFormValue`. Otherwise: text of a field, a number of a range, whether a lone checkbox
 * or switch is on, the values of checkboxes that share a name, the value of the chosen radio (an empty text for none), the
 * values of a multiple select, files, and lists of what else shares a name.
 *
 * @param submitter The button that sent it, which takes part with its own name and value.
 */
export function formValues(form: HTMLFormElement, submitter: Submitter = null): FormValues {
  const values = new Map<string, FormValue>()
  const said = new Set<string>()
  const controls = [...form.elements].filter(isSent)
  for (const control of controls) {
    const { name } = control
    const own = saidFormValue(control)
    if (own !== undefined) {
      said.add(name)
      values.set(name, own)
    }
    if (said.has(name)) continue
    const before = values.get(name)
    const value = nativeValue(control, before, controls)
    if (value === undefined) continue
    const isList = before !== undefined && control.type !== 'radio' && control.type !== 'checkbox'
    values.set(name, isList ? [before, value].flat() : value)
  }
  if (submitter?.name) values.set(submitter.name, submitter.value ?? '')
  return Object.fromEntries(values)
}

/** What all listed elements have that carry a value. */
type Control = HTMLInputElement | HTMLSelectElement

function isSent(element: Element): element is Control {
  const { name } = element as Control
  // The radios of a group without a name have one that is made up.
  return Boolean(name) && !element.matches(':disabled, [role="radiogroup"]:not([name]) .sw-choice')
}

function nativeValue(
  control: Control,
  before: FormValue | undefined,
  controls: readonly Control[],
): FormValue | undefined {
  switch (control.type) {
    case 'button':
    case 'submit':
    case 'reset':
    case 'fieldset':
    case 'output':
      return undefined
    case 'radio':
      return isChecked(control) ? control.value : (before ?? '')
    case 'checkbox': {
      const alike = controls.filter(({ name, type }) => name === control.name && type === 'checkbox')
      return alike.length > 1 ? alike.filter(isChecked).map(({ value }) => value) : isChecked(control)
    }
    case 'range':
      return (control as HTMLInputElement).valueAsNumber
    case 'file': {
      const files = [...((control as HTMLInputElement).files ?? [])]
      return (control as HTMLInputElement).multiple ? files : (files[0] ?? '')
    }
    case 'select-multiple':
      return [...(control as HTMLSelectElement).selectedOptions].map(({ value }) => value)
    default:
      return control.value
  }
}

const isChecked = (control: Control) => (control as HTMLInputElement).checked
