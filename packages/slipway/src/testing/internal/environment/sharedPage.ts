import { beforeAll, vi } from 'vitest'
import { page, server } from 'vitest/browser'
import { startTheme } from '../../../api/theme/startTheme.ts'
import { switchLocale } from '../../../base/locale/locale.ts'
import { forgetGroup } from '../../../base/storedName.ts'
import { devTools } from './devTools.ts'

interface InitialPage {
  readonly url: string
  readonly title: string
  readonly attributes: readonly (readonly [string, string])[]
}

const scope = globalThis as { initialPage?: InitialPage }
const { documentElement: root, body } = document
scope.initialPage ??= {
  url: location.href,
  title: document.title,
  attributes: [...root.attributes].map(({ name, value }) => [name, value]),
}
const { url, title, attributes } = scope.initialPage

/**
 * Resets the page, the tab's storage, the language, the theme and the list of requests before each test file, because test files
 * share a page. Style sheets and the other modules stay.
 */
beforeAll(async () => {
  vi.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
  forgetGroup()
  startTheme()
  await switchLocale('en')
  performance.clearResourceTimings()
  if (location.href !== url || history.state !== null) history.replaceState(null, '', url)
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
  for (const [name, value] of attributes) root.setAttribute(name, value)
  for (const { name } of [...body.attributes]) body.removeAttribute(name)
  body.replaceChildren()
  document.title = title
  scrollTo(0, 0)
  getSelection()?.removeAllRanges()
  focusNothing()
  if (innerWidth !== 390 || innerHeight !== 844) await page.viewport(390, 844)
  await showWholeFrame()
})

/**
 * Enlarges a window that cuts off the frame of the tests, where no element can be pressed. `emulateRatio` leaves such a window: Chromium then
 * restores an earlier size of it.
 */
async function showWholeFrame(): Promise<void> {
  if (server.browser !== 'chromium' || (parent.innerWidth >= innerWidth && parent.innerHeight >= innerHeight)) return
  const size = { width: innerWidth, height: innerHeight }
  await devTools().send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false })
}

/** Moves the focus to the start of the page, so that the next Tab reaches the first element of the test. */
function focusNothing(): void {
  const start = document.createElement('span')
  start.tabIndex = -1
  body.prepend(start)
  start.focus()
  start.remove()
}
