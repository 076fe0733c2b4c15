import { useSyncExternalStore } from 'react'

/**
 * The modal dialog that lies on top, while `active`.
 *
 * A modal dialog makes everything outside it inert: screen readers say nothing of it and it takes no touches. So what lies
 * above a dialog must be inside it.
 */
export function useTopDialog(active: boolean): Element | undefined {
  return useSyncExternalStore(active ? watchDialogs : watchNothing, active ? topDialog : noDialog, noDialog)
}

/** A modal dialog holds the focus, which tells the top one; where nothing in it takes focus, the last one is a good guess. */
function topDialog(): Element | undefined {
  const dialogs = [...document.querySelectorAll('dialog:modal')]
  return dialogs.findLast((dialog) => dialog.contains(document.activeElement)) ?? dialogs.at(-1)
}

/** Dialogs open, close and go without an event that could be heard here; only the tree tells. */
function watchDialogs(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

const watchNothing = () => () => {}
const noDialog = () => undefined
