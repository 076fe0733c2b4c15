import { beforeEach, expect, test, vi } from 'vitest'
import { blank, openDocument } from '../../testing/internal/environment/ownDocument.ts'

beforeEach(() => sessionStorage.clear())

test('where what tells of a refused page is lost too, the page is opened and says itself what is wrong', async () => {
  sessionStorage.setItem('test:failures', '1000')
  const { part, find, window } = openDocument(`${blank}#/`, '../apps/flakyApp.tsx', {
    lost: ['../../../app/start/later.ts'],
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
