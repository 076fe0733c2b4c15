import { beforeAll, vi } from 'vitest'
import { page } from 'vitest/browser'
import { forgetGroup } from '../../../base/storedName.ts'

interface AtFirst {
  readonly url: string
  readonly title: string
  readonly attributes: readonly (readonly [string, string])[]
}

const place = globalThis as { atFirst?: AtFirst }
const { documentElement: root, body } = document
place.atFirst ??= {
  url: location.href,
  title: document.title,
  attributes: [...root.attributes].map(({ name, value }) => [name, value]),
}
const { url, title, attributes } = place.atFirst

/** Test files share a page: what one has left in it, and in the tab, the next does not find. Style sheets stay, as modules do. */
beforeAll(async () => {
  vi.useRealTimers()
  sessionStorage.clear()
  localStorage.clear()
  forgetGroup()
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
})

/** Takes the focus to where the page begins: the next Tab is for what the test shows. */
function focusNothing(): void {
  const start = document.createElement('span')
  start.tabIndex = -1
  body.prepend(start)
  start.focus()
  start.remove()
}
