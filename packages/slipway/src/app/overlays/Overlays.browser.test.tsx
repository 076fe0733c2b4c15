import { afterEach, expect, test, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { showModal } from '../../api/modal/index.ts'
import { hideToast, showToast } from '../../api/toast/index.ts'
import { showLost } from '../../hooks/showLine.ts'
import { loseImports } from '../../testing/internal/environment/holdImports.ts'
import { render } from '../../testing/internal/environment/render.tsx'
import { Overlays } from '../App.tsx'

const lines = () => [...document.querySelectorAll('.sw-line')]
const line = () => lines()[0]

afterEach(() => {
  for (const each of lines()) each.remove()
})

test('without a network the shell’s line shows the text of a toast; with a network again, toasts look as usual', async () => {
  const find = loseImports()
  render(<Overlays />)
  await showToast({ title: 'Not sent', duration: 60_000 })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not sent')
  find()
  await showToast({ title: 'Sent', duration: 60_000 })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Sent')
  expect(document.querySelector('.sw-toast-card')?.textContent).toBe('Sent')
  await hideToast()
})

test('without a network a question is rejected, and the next one is shown when the network is back', async () => {
  const find = loseImports()
  render(<Overlays />)
  await expect(showModal({ title: 'Delete?' })).rejects.toMatchObject({
    code: 'unavailable',
    message: 'showModal:fail its code could not be loaded',
  })
  find()
  const answer = showModal({ title: 'Delete?' })
  await screen.getByRole('button', { name: 'OK' }).click()
  expect(await answer).toMatchObject({ confirm: true })
})

test.each([
  [true, 'Check your connection.'],
  [false, 'You are offline'],
])('the line about lost code depends on the network (online: %s), and disappears after 3 s', async (isOnline, text) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  try {
    showLost()
    vi.advanceTimersByTime(2_999)
    expect([line()?.textContent, line()?.role]).toEqual([text, 'alert'])
    vi.advanceTimersByTime(1)
    expect(line()).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})
