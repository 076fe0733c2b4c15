import { type FormValue, readFormValue } from '../../hooks/form/formValue.ts'
import { isGeneratedName } from '../../hooks/form/generatedName.ts'

/** Values of a form by the names of its controls. */
export type FormValues = Record<string, FormValue>

type Submitter = { readonly name?: string; readonly value?: string } | null

/**
 * Reads the values of a form's named controls in the format of mini-programs. Disabled controls are left out.
 *
 * A control can provide its own value with `useFormValue`. Otherwise the value is:
 *
 * - a string for a field; a number for a range; a boolean for a single checkbox or switch;
 * - the list of checked values for checkboxes with the same name;
 * - the value of the chosen radio, or an empty string without one;
 * - the list of values of a multiple select; files of a file input;
 * - a list for other controls with the same name.
 *
 * @param submitter The submit button, whose name and value are added.
 */
export function formValues(form: HTMLFormElement, submitter: Submitter = null): FormValues {
  const values = new Map<string, FormValue>()
  const custom = new Set<string>()
  const controls = [...form.elements].filter(isSent)
  for (const control of controls) {
    const { name } = control
    const own = readFormValue(control)
    if (own !== undefined) {
      custom.add(name)
      values.set(name, own)
    }
    if (custom.has(name)) continue
    const before = values.get(name)
    const value = nativeValue(control, before, controls)
    if (value === undefined) continue
    const isList = before !== undefined && control.type !== 'radio' && control.type !== 'checkbox'
    values.set(name, isList ? [before, value].flat() : value)
  }
  if (submitter?.name) values.set(submitter.name, submitter.value ?? '')
  return Object.fromEntries(values)
}

/** Common type of all form elements that have a value. */
type Control = HTMLInputElement | HTMLSelectElement

function isSent(element: Element): element is Control {
  const { name } = element as Control
  return Boolean(name) && !isGeneratedName(name) && !element.matches(':disabled')
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
