import { expect, onTestFinished, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { type AnyApp, page } from '../../router/config/config.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { laterCode } from '../../testing/internal/environment/laterCode.ts'
import { createApp } from '../createApp.tsx'

test('a document restored from the back-forward cache has its focus again', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  const load = async () => ({ default: () => <button type="button">Here</button> })
  const unmount = createApp({
    pages: { '/': page({ load, guard: () => true }) },
    history: memoryHistory(),
    motion: false,
  } as AnyApp).mount(element)
  onTestFinished(() => {
    unmount()
    element.remove()
  })
  await laterCode()
  const button = screen.getByRole('button', { name: 'Here' })
  await expect.element(button).toBeVisible()
  button.element().focus()
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  // The browser removes the focus from a hidden element in the next frame.
  await vi.waitFor(() => expect(document.activeElement).toBe(document.body))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(document.activeElement).toBe(button.element())
})
