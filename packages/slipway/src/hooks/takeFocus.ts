/** As a ref: the element gets the focus whenever the dialog around it opens. React sets no such attribute by itself. */
export function takeFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
  // What is drawn for a dialog's first opening comes after it. As browsers have it, the first one that wants the focus gets it.
  if (element && element.closest('dialog[open]')?.querySelector('[autofocus]') === element) {
    element.focus({ preventScroll: true })
  }
}
