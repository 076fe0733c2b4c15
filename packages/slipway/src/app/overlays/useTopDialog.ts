import { useSyncExternalStore } from 'react'

/**
 * The topmost open modal dialog, while `active`.
 *
 * A modal dialog makes everything outside it inert: screen readers ignore it and it receives no pointer events. So content
 * above a dialog must be rendered inside it.
 */
export function useTopDialog(active: boolean): Element | undefined {
  return useSyncExternalStore(active ? watchDialogs : watchNothing, active ? topDialog : noDialog, noDialog)
}

/** The topmost modal dialog contains the focus. If no dialog contains it, the last one in the document is the best guess. */
function topDialog(): Element | undefined {
  const dialogs = [...document.querySelectorAll('dialog:modal')]
  return dialogs.findLast((dialog) => dialog.contains(document.activeElement)) ?? dialogs.at(-1)
}

/** Watches the whole document, because no event reaches it when a dialog opens, closes or is removed. */
function watchDialogs(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

const watchNothing = () => () => {}
const noDialog = () => undefined
