/** Inputs that are no text, or have a chooser of their own. */
const withoutKeyboard = new Set(
  'button checkbox color date datetime-local file hidden image month radio range reset submit time week'.split(' '),
)

/** What has the focus and brings a soft keyboard by that, if there is such a thing. */
export function focusedField(): HTMLElement | undefined {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element instanceof HTMLElement && bringsKeyboard(element) ? element : undefined
}

function bringsKeyboard(element: HTMLElement): boolean {
  if (element.inputMode === 'none') return false
  if (element instanceof HTMLInputElement) return !element.readOnly && !withoutKeyboard.has(element.type)
  return element instanceof HTMLTextAreaElement ? !element.readOnly : element.isContentEditable
}
