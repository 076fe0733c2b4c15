/** A press on a button: its name, a part of the expected lines, and the element with the focus afterwards. */
export type Press = readonly [button: string, brings: string, focus: string]

/** The parts of a demo's record in addition to its initial state. */
export interface Script {
  readonly presses?: readonly Press[]
  /** A part of the lines that appears once the demo has settled. */
  readonly settled?: string
}

/** The scripts by folder. */
export const scripts: Readonly<Record<string, Script>> = {
  'action-sheet': {
    presses: [['With descriptions and a disabled action', 'dialog "Choices" modal', 'button "Copy As a link"']],
  },
  ad: { settled: 'Tent' },
  allow: { presses: [['Sign in as an editor', 'ada, editor', 'button "Sign in as an editor"']] },
  // Once the metadata are loaded.
  audio: { settled: 'of 6 seconds' },
  'bottom-sheet': { presses: [['Two heights', 'dialog "Places nearby" modal', 'button "Close"']] },
  collapse: { presses: [['Nested collapse', 'button "Inner panel"', 'button "Nested collapse" expanded']] },
  dialog: {
    presses: [
      ['Delete a draft', 'alertdialog "Delete the draft?" modal', 'button "Delete"'],
      ['Long text', 'alertdialog "Delete the conversation?" modal', 'button "OK"'],
      ['With a text field', 'dialog "Name of the list" modal', 'textbox "Name"'],
    ],
  },
  'floating-button': { presses: [['New note', 'menu "New note"', 'menuitem "Picture"']] },
  form: { presses: [['Book', 'Choose a place.', 'textbox "Name" required invalid']] },
  icons: { presses: [['Like', 'button "Like" pressed\n', 'button "Like" pressed']] },
  input: { presses: [['Show password', 'button "Hide password"', 'button "Hide password"']] },
  image: {
    presses: [['Change the address', 'error: GET', 'button "Change the address"']],
    settled: 'load: 480 × 320',
  },
  map: { settled: 'Natural Earth', presses: [['Rossio', 'Rossio, zoom level', 'button "Rossio"']] },
  'navigation-bar': { presses: [['Loading', 'button "Loading" pressed\n', 'button "Loading" pressed']] },
  overlay: { presses: [['Open: bottom', 'dialog "Above the page" modal', 'button "Done"']] },
  'page-container': { presses: [['From the bottom', 'dialog "Comments" modal', 'button "Close"']] },
  picker: {
    presses: [
      ['Tea Choose a tea', 'dialog "Tea" modal', 'spinbutton "Tea"'],
      ['Day Choose a day', 'dialog "Day" modal', 'spinbutton "month"'],
      ['Time 07:30', 'dialog "Time" modal', 'spinbutton "hour"'],
      ['Wine Choose a wine', 'dialog "Wine" modal', 'spinbutton "Wine 1"'],
      ['Book', '" expanded=false invalid', 'button "From A day (required)" expanded=false invalid'],
    ],
  },
  popover: { presses: [['Rename', 'dialog "Rename the list" modal', 'textbox "Name" value="Groceries"']] },
  popup: {
    presses: [
      ['Start', 'dialog "Start" modal', 'button "Close"'],
      ['Long text', 'dialog "A long text below a title that needs more than one line" modal', 'button "Close"'],
    ],
  },
  progress: { settled: 'Ended at 60.' },
  'resize-sensor': { settled: '247 × 103 px' },
  'root-portal': { presses: [['Above the page', 'region "Note"', 'button "Above the page"']] },
  'date-time-picker': {
    presses: [
      ['Call Nov 21, 2026, 18:00 GMT+9', 'dialog "Call" modal', 'button "Saturday, November 21, 2026"'],
      ['Meeting Nov 21, 2026, 9:00 – 10:30 AM', 'dialog "Meeting" modal', 'button "Saturday, November 21, 2026"'],
    ],
  },
  select: {
    presses: [
      ['Country Choose a country', 'dialog "Country" modal', 'listbox "Country"'],
      ['Toppings Olives, Basil', 'dialog "Toppings" modal', 'listbox "Toppings"'],
    ],
  },
  steps: { presses: [['Next', 'current=step: Delivered', 'button "Next"']] },
  // Appears once the demo has detected that reduced motion is preferred.
  swiper: { settled: 'Start the rotation' },
  tag: { presses: [['Remove Travel', 'button "Reset"', 'button "Remove Food"']] },
  textarea: { settled: '2 lines' },
  toast: {
    presses: [
      ['Success', 'Saved', 'button "Success"'],
      ['Error', 'Could not save', 'button "Error"'],
    ],
  },
  // Once the metadata are loaded.
  video: { settled: 'of 10 seconds', presses: [['Settings', 'dialog "Settings"', 'radio "1×"']] },
  uploader: { presses: [['Send', 'group "Receipt" invalid', 'button "Add files"']] },
  'web-view': { settled: 'Loaded' },
}
