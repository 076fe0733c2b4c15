import { isSame } from '../../base/isSame.ts'
import type { Sign } from '../start/startLater.ts'
import { forgetChanges, isChanged, noteChange, noteOrigin, originOf } from './changed.ts'
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
    if (!isField(field) || !differsFromDefault(field)) continue
    noteOrigin(field, readField(field))
    noteChange(field)
  }
  for (const [, field, type] of edited) {
    if (!isField(field)) continue
    if (type === 'password') secretNames.add(field.name)
    noteEdit(field)
  }
  const onEdit = ({ target }: Event) => {
    if (!isField(target)) return
    if (target.type === 'password') secretNames.add(target.name)
    noteEdit(target)
  }
  const onStart = ({ target }: Event) => {
    if (isField(target) && !isChanged(target) && differsFromDefault(target)) noteOrigin(target, readField(target))
  }
  const options = { capture: true, passive: true, signal }
  for (const type of ['input', 'change']) root.addEventListener(type, onEdit, options)
  for (const type of ['pointerdown', 'focusin', 'beforeinput']) root.addEventListener(type, onStart, options)
  // A "show password" button turns the password field into a text field.
  const observer = new MutationObserver((records) => {
    for (const { target, oldValue } of records)
      if (oldValue === 'password' && isField(target)) secretNames.add(target.name)
  })
  observer.observe(root, { subtree: true, attributeFilter: ['type'], attributeOldValue: true })
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Marks a field as changed by the user. */
function noteEdit(field: Field): void {
  // A label changes a checkbox without a pointer on it, and in Safari without a focus.
  if (field.type === 'checkbox' && !isChanged(field) && !differsFromDefault(field))
    noteOrigin(field, !(field as HTMLInputElement).checked)
  noteChange(field)
}

/**
 * Reads the values that the user has changed in the fields of a page. If no field of a name is changed, its list contains
 * only `null`.
 */
export function readFields(page: Element): Fields {
  return readEach(page, (field) => (isChanged(field) ? readField(field) : null))
}

/** Reads the values that an app's scripts had given to the changed fields of a page; `null` for the others. */
export function readOrigins(page: Element): Fields {
  return readEach(page, (field) => (isChanged(field) ? (originOf(field) ?? null) : null))
}

function readEach(page: Element, read: (field: Field) => FieldValue | null): Fields {
  return Object.fromEntries([...fieldsOf(page)].map(([name, fields]) => [name, fields.map(read)]))
}

/**
 * Sets the fields of a page as a user would, so that controlled fields are updated too. A field that has another value by now
 * keeps it.
 *
 * @param origins The values that the app's scripts had given to the fields before the user changed them.
 * @returns The values whose fields do not exist yet.
 */
export function writeFields(page: Element, values: Fields, origins: Fields = {}): Fields {
  const fields = fieldsOf(page)
  const rest = Object.entries(values).map(([name, list]) => {
    const isMissing = (value: FieldValue | null, index: number) => {
      const field = fields.get(name)?.[index]
      // The radio button that is checked instead unchecks it.
      if (value === null || (value === false && field?.type === 'radio' && list.includes(true))) return false
      return !writeField(field, value, origins[name]?.[index] ?? undefined)
    }
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
  const { name, form } = field
  // The value of such a field is the user's, although its type is hidden, or the browser must not suggest values.
  const isDraft = field.hasAttribute('data-draft')
  const own = field.getAttribute('autocomplete')
  const autocomplete = (isDraft && own === 'off' ? null : own) ?? form?.getAttribute('autocomplete') ?? ''
  const isSecret = secretNames.has(name) || field.closest('[data-no-draft]') !== null
  return mayKeep({ name, type: isDraft && field.type === 'hidden' ? 'text' : field.type, autocomplete, isSecret })
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
function writeField(field: Field | undefined, value: FieldValue, origin: FieldValue | undefined): boolean {
  if (!field) return false
  // A field with the value that the app gave it before the user's change has no newer one.
  const isOriginal = origin !== undefined && isSame(readField(field), origin)
  if (!isOriginal && (isChanged(field) || differsFromDefault(field))) return true
  if (origin !== undefined) noteOrigin(field, origin)
  if (field instanceof HTMLSelectElement) return chooseOptions(field, value)
  if (isCheckable(field)) {
    // React detects changes of checkboxes and radio buttons by their clicks. A click unchecks only the radio buttons of a Rate.
    const canClick = value === true || field.type === 'checkbox' || field.hasAttribute('data-draft')
    if (field.checked !== value && canClick) field.click()
  } else if (field.value !== value && typeof value === 'string') {
    // React overrides the setter of `value` on each field, to ignore values that it has set; the prototype's setter avoids
    // that.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    return dispatchChange(field)
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
  return dispatchChange(field)
}

/** Returns whether the field accepts its value. A picker prevents the event while the rows of the value are not loaded. */
function dispatchChange(field: Field): boolean {
  for (const type of ['input', 'change']) {
    if (field.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))) continue
    forgetChanges([field])
    return false
  }
  return true
}
