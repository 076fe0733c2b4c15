import { expect, onTestFinished, test, vi } from 'vitest'
import { backPressIn } from '../../router/backPress.ts'
import { openOverlayEntry } from '../../router/openOverlayEntry.ts'
import { startRouted } from '../../testing/internal/apps/routedApp.ts'
import { followHardwareBack } from './hardwareBack.ts'

/** Starts an app in a native shell, at an address. */
function start(url: string, platform = 'android') {
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
  const app = startRouted(url)
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
  expect(start('/', 'ios').listeners.size).toBe(0)
})
