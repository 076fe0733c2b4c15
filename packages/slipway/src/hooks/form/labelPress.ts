import type { MouseEvent } from 'react'

const interactive = 'a[href], button, input, select, textarea, label, summary, [tabindex], [contenteditable]'

/** The control or group inside a label that has its name by `aria-labelledby`. */
function namedIn(label: HTMLElement, nameId: string): HTMLElement | null {
  // The buttons of a stepper have the name, too, after their own. Quoted, because jsdom, which apps may use in tests, has no `CSS.escape`.
  return label.querySelector(`[aria-labelledby^=${JSON.stringify(nameId)}]`)
}

/**
 * Detaches a `<label>` from a control that it is not meant for. A browser connects a label with the first control inside, which may be a
 * choice of a group, a button of a stepper, or a button before a field. That control would have the texts of the label in its name.
 *
 * @param nameId The id of the element in the label that has the name of the control.
 */
export function connectLabel(nameId: string): void {
  const label = document.getElementById(nameId)?.closest('label')
  if (!label || label.htmlFor) return
  const named = namedIn(label, nameId)
  // A group cannot be the control of a label.
  if (named && named !== label.control) label.htmlFor = named.id || `${nameId}-named`
}

/**
 * Handles a click on a `<label>` that is not connected with the control that has its name: focuses this control, or presses a button or a
 * box.
 */
export function pressNamed(event: MouseEvent<HTMLLabelElement>, nameId: string): void {
  const label = event.currentTarget
  const named = namedIn(label, nameId)
  if (!named || named === label.control) return
  // A press on a control is not a press on the label.
  if (event.defaultPrevented) return
  if ((event.target as Element).closest(interactive) !== label) return
  event.preventDefault()
  if (named.matches('button, [type="checkbox"], [type="radio"]')) named.click()
  else named.focus()
}
