import { en } from '../base/locale/en.ts'
import { words } from '../base/locale/words.ts'

/** Milliseconds for which the line is shown. */
const lineMs = 3_000

/** Shows a line of text above the pages for a moment. Needs no code that may not be loaded yet, such as that of toasts. */
export function showLine(textContent: string): void {
  const line = Object.assign(document.createElement('p'), { className: 'sw-line', role: 'alert', textContent })
  document.body.append(line)
  setTimeout(() => line.remove(), lineMs)
}

/**
 * Shows why code is missing: the device is offline, or the code could not be loaded.
 *
 * @param isLost `false` if the code was loaded, and has thrown an error.
 */
export function showLost(isLost = true): void {
  const reason = navigator.onLine ? 'async.text' : 'offline.title'
  showLine(words(en)[isLost ? reason : 'pageError.title'])
}
