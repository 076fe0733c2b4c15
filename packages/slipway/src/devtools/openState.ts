import { storedName } from '../base/storedName.ts'

/** Views of the panel. */
export const viewNames = ['Stack', 'History', 'Events', 'Settings'] as const

export type ViewName = (typeof viewNames)[number]

const openName = () => storedName('devtools')

/** The view that was open when the document was unloaded; `undefined` if the panel was closed. */
export function readOpenView(): ViewName | undefined {
  try {
    const stored = sessionStorage.getItem(openName())
    return viewNames.find((name) => name === stored)
  } catch {
    return undefined
  }
}

/** Stores the open view for this browser tab; `undefined` if the panel is closed. */
export function writeOpenView(view: ViewName | undefined): void {
  try {
    if (view) sessionStorage.setItem(openName(), view)
    else sessionStorage.removeItem(openName())
  } catch {
    // Without storage the panel is closed after a reload.
  }
}
