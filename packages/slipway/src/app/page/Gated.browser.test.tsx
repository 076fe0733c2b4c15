import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { navigateBack } from '../../api/navigation/index.ts'
import { type AnyApp, page } from '../../router/config/config.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { createApp } from '../createApp.tsx'

test.each([
  ['refuses', () => false],
  ['has not answered for', () => new Promise<boolean>(() => {})],
])('a page that its guard %s has no content while Back moves it off the screen', async (_, guard) => {
  const Secret = vi.fn(() => <p>Secret</p>)
  const element = document.body.appendChild(document.createElement('div'))
  const unmount = createApp({
    pages: {
      '/': page({ load: async () => ({ default: () => <p>Home</p> }) }),
      '/secret': page({ load: async () => ({ default: Secret }), guard, under: '/' }),
    },
    history: memoryHistory('/secret'),
    motion: { durationMs: 50, easing: 'linear', dim: 0.1, above: { x: 100 }, below: { x: -30 } },
  } as AnyApp).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await vi.waitFor(() => expect(element.querySelector('[data-path="/secret"]')).not.toBeNull())
  await navigateBack()
  await expect.element(screen.getByText('Home')).toBeVisible()
  await vi.waitFor(() => expect(element.querySelector('[data-path="/secret"]')).toBeNull())
  expect(Secret).not.toHaveBeenCalled()
})
