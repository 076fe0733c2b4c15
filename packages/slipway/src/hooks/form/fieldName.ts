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

/** An element that a `<label>` can name. Inputs of the type `hidden` have no labels. */
type Labelled = HTMLElement & { readonly labels: NodeListOf<HTMLLabelElement> | null }

/** The text of a button's label without the button, for the same reason; of a field's label without the field. */
export function labelText(button: Labelled | null): string {
  const label = button?.labels?.[0]
  const texts: string[] = []
  const walker = label && document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
  while (walker?.nextNode())
    if (!button?.contains(walker.currentNode)) texts.push(walker.currentNode.textContent?.trim() ?? '')
  return texts.join(' ').trim()
}
