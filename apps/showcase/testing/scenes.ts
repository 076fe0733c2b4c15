import { page } from 'vitest/browser'

/** The part of a demo that its picture shows, if it is not the whole demo in its initial state. */
export interface Scene {
  /** Called before the picture is taken. */
  readonly act?: () => void
  /** Whether to take a picture of a phone's window instead of the whole demo, for content above the page. */
  readonly isWindow?: true
  /** A text that appears once the demo has settled. */
  readonly settled?: string
  /** Selector of elements that exist only until the demo has settled. */
  readonly unsettled?: string
}

/** The scene after a press on a button. The button is clicked by script, because the mouse would hover over the next picture. */
const pressed = (name: string): Scene => ({
  act: () => button(name).click(),
  isWindow: true,
})

/** The scenes by folder. Other components are shown completely. */
export const scenes: Readonly<Record<string, Scene>> = {
  'action-sheet': pressed('With icons'),
  audio: { settled: '0:06' },
  'bottom-sheet': pressed('Height of the content'),
  'date-time-picker': pressed('Meeting Nov 21, 2026, 9:00 – 10:30 AM'),
  dialog: pressed('Delete a draft'),
  editor: { unsettled: '.sw-editor[data-state=loading]' },
  'editor-toolbar': { unsettled: '.sw-editor[data-state=loading]' },
  'floating-button': pressed('New note'),
  // The demo adds rows until the window is full, so a taller window would never be full.
  'intersection-trigger': { isWindow: true, settled: '30 of 100 rows.' },
  map: { settled: 'Lisbon' },
  overlay: pressed('Open: bottom'),
  'page-meta': pressed('Sea'),
  'page-scroll': { isWindow: true },
  picker: pressed('Time 07:30'),
  popup: pressed('Start'),
  'swipe-cell': { act: () => button('Remove').focus() },
  toast: pressed('Success'),
  video: { settled: '0:10' },
  'web-view': { settled: 'Loaded' },
}

function button(name: string): HTMLElement {
  return page.getByRole('button', { name, exact: true }).element() as HTMLElement
}
