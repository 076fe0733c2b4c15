import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from '../../router/config/config.ts'
import { peekNavigator } from '../../router/current.ts'
import { renderApp } from '../../testing/index.ts'
import { blank, openDocument } from '../../testing/internal/environment/ownDocument.ts'

beforeEach(() => sessionStorage.clear())

test('if the code of the message is lost too, the page is opened and shows the error itself', async () => {
  sessionStorage.setItem('test:failures', '1000')
  const { part, find, window } = openDocument(`${blank}#/`, '../apps/flakyApp.tsx', {
    lost: ['../../../app/start/startLater.ts'],
  })
  const go = await part('#go')
  Object.defineProperty(window().navigator, 'onLine', { get: () => false })
  const message = () => find('button.sw-message')
  const refusals = () => Number(sessionStorage.getItem('test:refusals'))
  // The code is loaded when the browser is idle after the first page; until then the page is refused.
  for (let tries = 1; !message(); tries++) {
    go.click()
    await vi.waitFor(() => expect(message() !== null || refusals() === tries).toBe(true))
  }
  expect(message()?.textContent).toContain('You are offline')
  expect(window().location.hash).toBe('#/flaky')
  sessionStorage.setItem('test:failures', '0')
  message()?.click()
  await part('#arrived')
  // WebKit crashes the page of the tests some time later if this frame is removed before the history's last entry.
  window().history.back()
  await part('#go')
})

test.each([
  ['a page that its guard refuses', '/secret', 'No access'],
  ['an address without a page', '/nowhere', 'Page not found'],
])('the code that is not needed for the first page is loaded if the app starts at %s', async (_, url, title) => {
  const load = async () => ({ default: () => null })
  const app = await renderApp(
    { pages: { '/': page({ load }), '/secret': page({ load, guard: () => false }) } },
    { url },
  )
  onTestFinished(() => app.unmount())
  await vi.waitFor(() => expect(document.body.textContent).toContain(title))
  await vi.waitFor(() => expect(peekNavigator()?.showPart).toBeTypeOf('function'))
})
