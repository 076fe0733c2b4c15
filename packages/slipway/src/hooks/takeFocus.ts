/**
 * Ref callback: the element receives the focus each time the dialog that contains it opens. Sets `autofocus`, because React does
 * not render that attribute.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
  // An element that is rendered for the first opening of a dialog mounts after the dialog has opened, so it is focused here. As in
  // browsers, the first `autofocus` element receives the focus.
  if (element && element.closest('dialog[open]')?.querySelector('[autofocus]') === element) {
    element.focus({ preventScroll: true })
  }
}
