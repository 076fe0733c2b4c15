import { expect, onTestFinished, test, vi } from 'vitest'
import type { Guard } from '../../router/config/guardTypes.ts'
import { redirectTo } from '../../router/guards/redirect.ts'
import { backPressIn } from '../../router/opening/backPress.ts'
import { openOverlayEntry } from '../../router/overlay-entries/openOverlayEntry.ts'
import { startRouted } from '../../testing/internal/apps/routedApp.ts'
import { followHardwareBack } from './hardwareBack.ts'

/** Starts an app in a native shell, at an address. */
function start(url: string, guard?: Guard, platform = 'android') {
  const listeners = new Set<() => void>()
  const minimizeApp = vi.fn(async () => {})
  const App = {
    minimizeApp,
    async addListener(_event: 'backButton', listener: () => void) {
      listeners.add(listener)
      return { remove: async () => listeners.delete(listener) }
    },
  }
  vi.stubGlobal('Capacitor', { getPlatform: () => platform, Plugins: { App } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const app = startRouted(url, undefined, guard)
  const stop = followHardwareBack(app.pages)
  const press = async () => {
    for (const listener of listeners) listener()
    await new Promise((resolve) => setTimeout(resolve))
    await app.pages.settled()
  }
  return { ...app, listeners, minimizeApp, press, stop }
}

test('[S2.8] Android’s Back key closes overlays, closes pages, and leads from a single page to the root', async () => {
  const { pages, urls, press, minimizeApp } = start('/mine')
  await pages.open('navigateTo', { url: '/list' })
  openOverlayEntry(pages, () => {})
  await pages.settled()
  await press()
  expect([pages.stack.get().overlayEntries, urls()]).toEqual([[], ['/mine', '/list']])
  await press()
  expect(urls()).toEqual(['/mine'])
  await press()
  expect(urls()).toEqual(['/'])
  expect(minimizeApp).not.toHaveBeenCalled()
})

test('on the root page it minimizes the app, unless the page blocks Back', async () => {
  const { pages, press, minimizeApp } = start('/')
  const questions: string[] = []
  const release = backPressIn(pages).onBack(pages.stack.get().pages[0]?.key ?? '', ({ from }) => {
    questions.push(from)
    return true
  })
  await press()
  expect([questions, minimizeApp.mock.calls.length]).toEqual([['backbutton'], 0])
  release()
  await press()
  expect(minimizeApp).toHaveBeenCalledOnce()
})

test('an unmounted app removes its listener; a browser gets no listener', async () => {
  const android = start('/')
  expect(android.listeners.size).toBe(1)
  android.stop()
  await vi.waitFor(() => expect(android.listeners.size).toBe(0))
  expect(start('/', undefined, 'ios').listeners.size).toBe(0)
})

test('on a login page, to which Back only leads back, it minimizes the app', async () => {
  const { pages, urls, press, minimizeApp } = start(
    '/order/1',
    ({ path }) => path === '/list' || redirectTo({ url: '/list' }),
  )
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/list']))
  // As the shell does for the back button.
  for (const page of [pages.home, ...pages.stack.get().pages]) pages.checkGuards(page)
  await press()
  expect(minimizeApp).toHaveBeenCalledOnce()
  expect(urls()).toEqual(['/', '/list'])
})

test('past the pages that would lead back, it leads to a page that is allowed', async () => {
  let isSignedIn = true
  const isOpen = (path: string) => isSignedIn || path === '/mine' || path === '/order/:id'
  const { pages, urls, press } = start('/mine', ({ path }) => isOpen(path) || redirectTo({ url: '/order/9' }))
  await pages.open('navigateTo', { url: '/list' })
  isSignedIn = false
  await pages.open('navigateTo', { url: '/order/9' })
  for (const page of pages.stack.get().pages) pages.checkGuards(page)
  await press()
  expect(urls()).toEqual(['/mine'])
})
