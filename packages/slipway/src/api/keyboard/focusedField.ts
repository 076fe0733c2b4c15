/** Input types without text entry, or with a chooser of their own. */
const withoutKeyboard = new Set(
  'button checkbox color date datetime-local file hidden image month radio range reset submit time week'.split(' '),
)

/** The focused element if it opens a soft keyboard. */
export function focusedField(): HTMLElement | undefined {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element instanceof HTMLElement && opensKeyboard(element) ? element : undefined
}

function opensKeyboard(element: HTMLElement): boolean {
  if (element.inputMode === 'none') return false
  if (element instanceof HTMLInputElement) return !element.readOnly && !withoutKeyboard.has(element.type)
  return element instanceof HTMLTextAreaElement ? !element.readOnly : element.isContentEditable
}
