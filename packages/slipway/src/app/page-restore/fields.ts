import type { Sign } from '../start/startLater.ts'
import { isChanged, noteChange } from './changed.ts'
import { type Fields, type FieldValue, mayKeep, withoutEmpty } from './pageRestore.state.ts'

/** A form control that has a value. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const secretNames = new Set<string>()

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const isCheckable = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/**
 * Tracks the user's changes to the fields in an element, until `signal` is aborted. Only values that the user has changed are
 * drafts: a form that an app fills in may have newer values next time.
 *
 * @param edited The fields that the user has edited before.
 */
export function followFields(root: Element, signal: AbortSignal, edited: readonly Sign[] = []): void {
  for (const field of root.querySelectorAll('input,textarea,select')) {
    if (isField(field) && differsFromDefault(field)) noteChange(field)
  }
  for (const [, field, type] of edited) {
    if (!isField(field)) continue
    if (type === 'password') secretNames.add(field.name)
    noteChange(field)
  }
  const onEdit = ({ target }: Event) => {
    if (!isField(target)) return
    if (target.type === 'password') secretNames.add(target.name)
    noteChange(target)
  }
  root.addEventListener('input', onEdit, { capture: true, signal })
  root.addEventListener('change', onEdit, { capture: true, signal })
  // A "show password" button turns the password field into a text field.
  const observer = new MutationObserver((records) => {
    for (const { target, oldValue } of records)
      if (oldValue === 'password' && isField(target)) secretNames.add(target.name)
  })
  observer.observe(root, { subtree: true, attributeFilter: ['type'], attributeOldValue: true })
  signal.addEventListener('abort', () => observer.disconnect())
}

/**
 * Reads the values that the user has changed in the fields of a page. If no field of a name is changed, its list contains
 * only `null`.
 */
export function readFields(page: Element): Fields {
  const values = [...fieldsOf(page)].map(
    ([name, fields]) => [name, fields.map((field) => (isChanged(field) ? readField(field) : null))] as const,
  )
  return Object.fromEntries(values)
}

/**
 * Sets the fields of a page as a user would, so that controlled fields are updated too. A field that has another value by now
 * keeps it.
 *
 * @returns The values whose fields do not exist yet.
 */
export function writeFields(page: Element, values: Fields): Fields {
  const fields = fieldsOf(page)
  const rest = Object.entries(values).map(([name, list]) => {
    const isMissing = (value: FieldValue | null, index: number) =>
      value !== null && !writeField(fields.get(name)?.[index], value)
    return [name, list.map((value, index) => (isMissing(value, index) ? value : null))] as const
  })
  return withoutEmpty(Object.fromEntries(rest))
}

/** Groups the fields of a page by name, without those that must not be stored: the list of a name may be empty. */
function fieldsOf(page: Element): Map<string, Field[]> {
  const fields = [...page.querySelectorAll<Field>('input[name],textarea[name],select[name]')]
  for (const { type, name } of fields) if (type === 'password') secretNames.add(name)
  const byName = new Map<string, Field[]>()
  for (const field of fields) {
    const list = byName.get(field.name) ?? []
    byName.set(field.name, list)
    if (isKept(field)) list.push(field)
  }
  return byName
}

function isKept(field: Field): boolean {
  const { name, type, form } = field
  const autocomplete = field.getAttribute('autocomplete') ?? form?.getAttribute('autocomplete') ?? ''
  const isSecret = secretNames.has(name) || field.closest('[data-no-draft]') !== null
  return mayKeep({ name, type, autocomplete, isSecret })
}

function readField(field: Field): FieldValue {
  if (field instanceof HTMLSelectElement) return [...field.selectedOptions].map(({ value }) => value)
  return isCheckable(field) ? field.checked : field.value
}

/** The initial choice of a select depends on its options, so a changed select cannot be detected. */
function differsFromDefault(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return false
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** Returns `true` if nothing is left to do. */
function writeField(field: Field | undefined, value: FieldValue): boolean {
  if (!field) return false
  if (isChanged(field) || differsFromDefault(field)) return true
  if (field instanceof HTMLSelectElement) return chooseOptions(field, value)
  if (isCheckable(field)) {
    // React detects changes of checkboxes and radio buttons by their clicks. A click cannot uncheck a radio button.
    if (field.checked !== value && (value === true || field.type === 'checkbox')) field.click()
  } else if (field.value !== value && typeof value === 'string') {
    // React overrides the setter of `value` on each field, to ignore values that it has set; the prototype's setter avoids
    // that.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    dispatchChange(field)
  }
  return true
}

function chooseOptions(field: HTMLSelectElement, values: FieldValue): boolean {
  if (!Array.isArray(values)) return true
  const options = [...field.options]
  // The options may not be loaded yet.
  if (!values.every((value) => options.some((option) => option.value === value))) return false
  const chosen = options.filter(({ value }) => values.includes(value))
  if (chosen.every(({ selected }) => selected) && chosen.length === field.selectedOptions.length) return true
  for (const option of options) option.selected = chosen.includes(option)
  dispatchChange(field)
  return true
}

function dispatchChange(field: Field): void {
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}
