import { isChanged, noteChange } from './changed.ts'
import { type Fields, type FieldValue, mayKeep, withoutEmpty } from './pageRestore.state.ts'

/** A form control that has a value. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const secretNames = new Set<string>()

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/**
 * Follows what the user does to the fields in an element. Only what the user has changed is a draft: a form that an app
 * fills in by itself comes with newer values next time. Ends with the signal.
 */
export function followFields(root: Element, signal: AbortSignal): void {
  for (const field of root.querySelectorAll('input,textarea,select')) {
    if (isField(field) && differsFromDefault(field)) noteChange(field)
  }
  const onEdit = ({ target }: Event) => {
    if (!isField(target)) return
    if (target.type === 'password') secretNames.add(target.name)
    noteChange(target)
  }
  root.addEventListener('input', onEdit, { capture: true, signal })
  root.addEventListener('change', onEdit, { capture: true, signal })
  // A button that shows the password makes a text field of it.
  const observer = new MutationObserver((records) => {
    for (const { target, oldValue } of records)
      if (oldValue === 'password' && isField(target)) secretNames.add(target.name)
  })
  observer.observe(root, { subtree: true, attributeFilter: ['type'], attributeOldValue: true })
  signal.addEventListener('abort', () => observer.disconnect())
}

/** What the user has changed in the fields of a page. A name whose fields are all unchanged has `null`s only. */
export function readFields(page: Element): Fields {
  const values = [...fieldsOf(page)].map(
    ([name, fields]) => [name, fields.map((field) => (isChanged(field) ? readField(field) : null))] as const,
  )
  return Object.fromEntries(values)
}

/**
 * Puts values into the fields of a page as the user would, so that whoever controls them follows. A field that holds
 * something by now keeps it.
 *
 * @returns The values whose fields are not there yet.
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

/** The fields of a page by name, without those that may not be kept: a name may be left with none. */
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
  return isTicked(field) ? field.checked : field.value
}

/** What is chosen at first in a select depends on its options, so one that differs is not told from one that does not. */
function differsFromDefault(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return false
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** Answers whether there is nothing more to do. */
function writeField(field: Field | undefined, value: FieldValue): boolean {
  if (!field) return false
  if (isChanged(field) || differsFromDefault(field)) return true
  if (field instanceof HTMLSelectElement) return chooseOptions(field, value)
  if (isTicked(field)) {
    // React hears of a check box and of a radio button by their clicks. No click turns a radio button off.
    if (field.checked !== value && (value === true || field.type === 'checkbox')) field.click()
  } else if (field.value !== value && typeof value === 'string') {
    // React puts a setter of its own on each field, by which it would take the value for one that it has set itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    tell(field)
  }
  return true
}

function chooseOptions(field: HTMLSelectElement, values: FieldValue): boolean {
  if (!Array.isArray(values)) return true
  const options = [...field.options]
  // The options may still be on their way.
  if (!values.every((value) => options.some((option) => option.value === value))) return false
  const chosen = options.filter(({ value }) => values.includes(value))
  if (chosen.every(({ selected }) => selected) && chosen.length === field.selectedOptions.length) return true
  for (const option of options) option.selected = chosen.includes(option)
  tell(field)
  return true
}

function tell(field: Field): void {
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
}
