import { storedChoice } from './storedChoice.ts'

/** Direction of the layout of the app and of the desk. */
export const direction = storedChoice('direction', ['ltr', 'rtl'], (value) => {
  // A left-to-right document has no attribute, as in HTML from the build.
  if (value === 'rtl') document.documentElement.dir = value
  else document.documentElement.removeAttribute('dir')
})
