import { storedName } from '../base/storedName.ts'

/** The views of the panel. */
export const viewNames = ['Stack', 'History', 'Events', 'Settings'] as const

export type ViewName = (typeof viewNames)[number]

const openName = () => storedName('devtools')

/** The view that was open when the document went; `undefined` when the panel was closed. */
export function readOpenView(): ViewName | undefined {
  try {
    const stored = sessionStorage.getItem(openName())
    return viewNames.find((name) => name === stored)
  } catch {
    return undefined
  }
}

/** Remembers, for this browser tab, which view is open, or that the panel is closed. */
export function writeOpenView(view: ViewName | undefined): void {
  try {
    if (view) sessionStorage.setItem(openName(), view)
    else sessionStorage.removeItem(openName())
  } catch {
    // Without storage the panel is closed after a reload.
  }
}
