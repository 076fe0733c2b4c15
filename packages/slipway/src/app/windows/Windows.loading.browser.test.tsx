import { beforeEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { showLeftWindow } from '../../api/windows/index.ts'
import { loaded, mountWindows, narrow, wide } from '../../testing/internal/apps/windowsApp.tsx'
import { expectConsole } from '../../testing/internal/environment/consoleGuard.ts'

beforeEach(async () => {
  await narrow()
  return () => narrow()
})

test('a window’s code is loaded when the window is first shown, and only once', async () => {
  const load = vi.fn(loaded(() => <p>List</p>))
  await mountWindows({ left: { load } })
  expect(load).not.toHaveBeenCalled()
  await wide()
  await expect.element(screen.getByText('List')).toBeVisible()
  await narrow()
  await showLeftWindow()
  await expect.element(screen.getByRole('dialog').getByText('List')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('a window that cannot be loaded shows a message with a retry, and the pages keep working', async () => {
  let fails = true
  await wide()
  await mountWindows({
    left: {
      load: async () => {
        if (fails) throw new Error('offline')
        return { default: () => <p>List</p> }
      },
    },
  })
  await expect.element(screen.getByText('Error: offline')).toBeVisible()
  await expect.element(screen.getByText('Home page')).toBeVisible()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.element(screen.getByText('List')).toBeVisible()
})

test('a window that throws leaves the rest of the app working', async () => {
  expectConsole('error', /broken window/)
  let fails = true
  await wide()
  await mountWindows({
    right: {
      load: loaded(() => {
        if (fails) throw new Error('broken window')
        return <p>Notes</p>
      }),
    },
  })
  await expect.element(screen.getByText('Something went wrong')).toBeVisible()
  await expect.element(screen.getByText('Home page')).toBeVisible()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.element(screen.getByText('Notes')).toBeVisible()
})
