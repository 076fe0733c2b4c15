import { expect, onTestFinished, test, vi } from 'vitest'
import { backPressIn } from '../../router/backPress.ts'
import { openOverlayEntry } from '../../router/openOverlayEntry.ts'
import { startRouted } from '../../testing/internal/apps/routedApp.ts'
import { followHardwareBack } from './hardwareBack.ts'

/** An app in a native shell, at an address. */
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

test('[S2.8] Android’s key for Back closes overlays, leaves pages, and leads from a lone page to the root', async () => {
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

test('on the root page it leads to the home screen, unless the page wants to stay', async () => {
  const { pages, press, minimizeApp } = start('/')
  const asked: string[] = []
  const release = backPressIn(pages).onBack(pages.stack.get().pages[0]?.key ?? '', ({ from }) => {
    asked.push(from)
    return true
  })
  await press()
  expect([asked, minimizeApp.mock.calls.length]).toEqual([['backbutton'], 0])
  release()
  await press()
  expect(minimizeApp).toHaveBeenCalledOnce()
})

test('an app that goes away listens no more; in a browser nothing listens', async () => {
  const android = start('/')
  expect(android.listeners.size).toBe(1)
  android.stop()
  await vi.waitFor(() => expect(android.listeners.size).toBe(0))
  expect(start('/', 'ios').listeners.size).toBe(0)
})
