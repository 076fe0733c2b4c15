type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The presses, submissions and edits of a user before the app has started. A script in the HTML records them. */
export interface EarlyInput {
  readonly events: Event[]
  /** Ends the recording. */
  stop(): void
}

declare global {
  interface Window {
    /** See `EarlyInput`. Only in documents that contain a rendered page. */
    swEarly?: EarlyInput
  }
}

/**
 * Notes what the user enters before the app controls the fields of a rendered page.
 *
 * @returns A function that repeats it for the app: text and choices in fields, then presses and submissions. The app gets the events that it
 * would have got.
 */
export function noteInput(root: Element): () => void {
  const listening = new AbortController()
  const entered = new Map<Field, string | boolean>()
  const early = window.swEarly?.events.map(({ target }) => target)
  for (const field of root.querySelectorAll<Field>('input,textarea,select')) {
    if (!differsFromDefault(field)) continue
    if (!isRevisited() || early?.includes(field)) entered.set(field, valueOf(field))
    else setDefault(field)
  }
  const note = ({ target }: Event) => {
    if (isField(target)) entered.set(target, valueOf(target))
  }
  for (const type of ['input', 'change']) root.addEventListener(type, note, { capture: true, signal: listening.signal })
  return () => {
    listening.abort()
    for (const [field, value] of entered) enter(field, value)
    for (const event of window.swEarly?.events.splice(0) ?? []) repeat(event)
  }
}

/**
 * Whether the browser may have restored the fields of an earlier visit. It knows neither the app's state nor its drafts, which page restore
 * brings back.
 */
const isRevisited = () =>
  (performance.getEntriesByType('navigation')[0] as { type?: string } | undefined)?.type !== 'navigate'

function setDefault(field: Field): void {
  if (isCheckable(field)) field.checked = field.defaultChecked
  else if (field instanceof HTMLSelectElement) field.value = defaultOptionOf(field)?.value ?? ''
  else field.value = field.defaultValue
}

const defaultOptionOf = ({ options }: HTMLSelectElement) =>
  [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

const isCheckable = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

const valueOf = (field: Field) => (isCheckable(field) ? field.checked : field.value)

function differsFromDefault(field: Field): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.type !== 'file' && field.value !== field.defaultValue
  return field.value !== defaultOptionOf(field)?.value
}

/** Enters a value again. React ignores a value that it has read from the element before, so the field gets its default first. */
function enter(field: Field, value: string | boolean): void {
  if (isCheckable(field)) {
    // The radio button that is checked instead unchecks it.
    if (field.type === 'radio' && value === false) return
    field.checked = !value
    field.click()
    return
  }
  if (!(field instanceof HTMLSelectElement)) {
    const hasFocus = document.activeElement === field
    const range =
      hasFocus && field.selectionStart !== null ? ([field.selectionStart, field.selectionEnd] as const) : undefined
    field.value = field.defaultValue
    // React overrides the setter of each field, to ignore values that scripts have set; the prototype's setter avoids that.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    if (range) field.setSelectionRange(...range)
  } else field.value = String(value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
}

function repeat(event: Event): void {
  const { target } = event
  if (!(target instanceof HTMLElement) || !target.isConnected || event.type === 'input') return
  if (target instanceof HTMLFormElement) {
    const { submitter } = event as SubmitEvent
    target.requestSubmit(submitter && 'form' in submitter && submitter.form === target ? submitter : null)
  } else target.click()
}
