/**
 * The text of the elements that name a control, for a dialog of the control. They are inert while the dialog is open, so a browser may
 * not name the dialog by them.
 *
 * @param ids The control's `aria-labelledby`.
 */
export function textOfIds(ids: string): string {
  const elements = ids.split(' ').map((id) => document.getElementById(id))
  return elements.map((element) => element?.getAttribute('aria-label') ?? element?.textContent ?? '').join(' ')
}

/** The text of a button's label without the button, for the same reason. */
export function labelText(button: HTMLButtonElement | null): string {
  const label = button?.labels[0]
  const texts: string[] = []
  const walker = label && document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
  while (walker?.nextNode())
    if (!button?.contains(walker.currentNode)) texts.push(walker.currentNode.textContent?.trim() ?? '')
  return texts.join(' ').trim()
}
