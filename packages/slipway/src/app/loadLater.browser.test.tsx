import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { navigateTo } from '../api/navigation/index.ts'
import { type AnyApp, page } from '../router/config.ts'
import { renderApp } from '../testing/renderApp.ts'

vi.mock('./later.ts', () => {
  throw new Error('no network')
})

test('where what tells of a refused page is lost too, the page is opened and says itself what is wrong', async () => {
  let answer = (): Promise<unknown> => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const pages = {
    '/': page({ load: async () => ({ default: () => 'home' }) }),
    '/lost': page({ load: () => answer() }),
  }
  const app = await renderApp({ pages } as unknown as AnyApp)
  onTestFinished(app.unmount)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  // It is asked for when there is time after the first page.
  await vi.waitFor(() => navigateTo({ url: '/lost' }))
  const retry = screen.getByRole('button', { name: /You are offline/ })
  await expect.element(retry).toBeVisible()
  expect(app.pages()).toEqual(['/', '/lost'])
  answer = async () => ({ default: () => 'arrived' })
  await userEvent.click(retry)
  await expect.element(screen.getByText('arrived')).toBeVisible()
})
