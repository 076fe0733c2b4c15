import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from '../../router/config/config.ts'
import { peekNavigator } from '../../router/current.ts'
import { renderApp } from '../../testing/index.ts'
import { blank, openDocument } from '../../testing/internal/environment/ownDocument.ts'

beforeEach(() => sessionStorage.clear())

test('where what tells of a refused page is lost too, the page is opened and says itself what is wrong', async () => {
  sessionStorage.setItem('test:failures', '1000')
  const { part, find, window } = openDocument(`${blank}#/`, '../apps/flakyApp.tsx', {
    lost: ['../../../app/start/startLater.ts'],
  })
  const go = await part('#go')
  Object.defineProperty(window().navigator, 'onLine', { get: () => false })
  const message = () => find('button.sw-message')
  const refusals = () => Number(sessionStorage.getItem('test:refusals'))
  // It is asked for when there is time after the first page; until then the page is refused.
  for (let tries = 1; !message(); tries++) {
    go.click()
    await vi.waitFor(() => expect(message() !== null || refusals() === tries).toBe(true))
  }
  expect(message()?.textContent).toContain('You are offline')
  expect(window().location.hash).toBe('#/flaky')
  sessionStorage.setItem('test:failures', '0')
  message()?.click()
  await part('#arrived')
  // WebKit loses the page of the tests, some while later, if this frame goes away before the history's last entry.
  window().history.back()
  await part('#go')
})

test.each([
  ['a page that its guard refuses', '/secret', 'No access'],
  ['an address without a page', '/nowhere', 'Page not found'],
])('the code that can wait is loaded if the app starts at %s', async (_, url, title) => {
  const load = async () => ({ default: () => null })
  const app = await renderApp(
    { pages: { '/': page({ load }), '/secret': page({ load, guard: () => false }) } },
    { url },
  )
  onTestFinished(() => app.unmount())
  await vi.waitFor(() => expect(document.body.textContent).toContain(title))
  await vi.waitFor(() => expect(peekNavigator()?.showPart).toBeTypeOf('function'))
})
