import { page } from 'vitest/browser'

/** What a picture shows of a demo, where that is not all of it at rest. */
export interface Scene {
  /** What is done before. */
  readonly act?: () => void
  /** Shows the window of a phone, rather than the demo's whole length: for what lies over the window. */
  readonly isWindow?: true
  /** A text that the demo shows once it has come to rest, where that takes a while. */
  readonly settled?: string
}

/** What a press on a button brings. No mouse does it, which would stay over what the next picture shows. */
const pressed = (name: string): Scene => ({
  act: () => button(name).click(),
  isWindow: true,
})

/** The scenes by folder. Any other component's picture is its demo. */
export const scenes: Readonly<Record<string, Scene>> = {
  'action-sheet': pressed('With descriptions and a disabled action'),
  'bottom-sheet': pressed('Height of the content'),
  dialog: pressed('Delete a draft'),
  'floating-button': pressed('New note'),
  // Its rows come until the window is full: a taller one has no end of them.
  'intersection-trigger': { isWindow: true, settled: '30 of 100 rows.' },
  overlay: pressed('Open: bottom'),
  'page-meta': pressed('Sea'),
  'page-scroll': { isWindow: true },
  picker: pressed('Time 07:30'),
  popup: pressed('From the start'),
  'swipe-cell': { act: () => button('Archive').focus() },
  toast: pressed('Success'),
}

function button(name: string): HTMLElement {
  return page.getByRole('button', { name, exact: true }).element() as HTMLElement
}
