type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The presses and submissions of a user before the app has started. A script in the HTML records them. */
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
  for (const field of root.querySelectorAll<Field>('input,textarea,select')) {
    if (differsFromDefault(field)) entered.set(field, valueOf(field))
  }
  const note = ({ target }: Event) => {
    if (isField(target)) entered.set(target, valueOf(target))
  }
  for (const type of ['input', 'change']) root.addEventListener(type, note, { capture: true, signal: listening.signal })
  return () => {
    listening.abort()
    const early = window.swEarly
    early?.stop()
    for (const [field, value] of entered) enter(field, value)
    for (const event of early?.events.splice(0) ?? []) repeat(event)
  }
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

const isCheckable = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

const valueOf = (field: Field) => (isCheckable(field) ? field.checked : field.value)

function differsFromDefault(field: Field): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.type !== 'file' && field.value !== field.defaultValue
  const options = [...field.options]
  const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return field.value !== first?.value
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
  if (!(target instanceof HTMLElement) || !target.isConnected) return
  if (target instanceof HTMLFormElement) {
    const { submitter } = event as SubmitEvent
    target.requestSubmit(submitter && 'form' in submitter && submitter.form === target ? submitter : null)
  } else target.click()
}
