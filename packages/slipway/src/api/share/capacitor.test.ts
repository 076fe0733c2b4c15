import { afterEach, expect, test, vi } from 'vitest'
import { host } from './capacitor.ts'
import { share } from './index.ts'

function startShell(plugins: Record<string, unknown>): void {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'android', Plugins: plugins })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the system’s sheet gets the shared data', async () => {
  const offer = vi.fn(async () => ({ activityType: '' }))
  startShell({ Share: { share: offer } })
  expect(await share({ title: 'Order 1', text: 'Look' }, host)).toEqual({ method: 'share' })
  expect(offer).toHaveBeenCalledExactlyOnceWith({ title: 'Order 1', text: 'Look' })
})

test.each([
  ['Share canceled', 'cancelled', 'share:fail cancel'],
  ["Can't share while sharing is in progress", 'locked', 'share:fail another share sheet is open'],
  ['Error sharing item', 'failed', 'share:fail Error sharing item'],
])('the native side’s "%s" becomes %s', async (message, code, errMsg) => {
  startShell({ Share: { share: () => Promise.reject(new Error(message)) } })
  await expect(share({ text: 'Look' }, host)).rejects.toMatchObject({ code, errMsg })
})

test('files are shared by the web view, if it has Web Share', async () => {
  const offer = vi.fn()
  startShell({ Share: { share: offer } })
  const files = [new File(['x'], 'x.png')]
  vi.stubGlobal('document', {})
  vi.stubGlobal('navigator', {})
  await expect(share({ files }, host)).rejects.toMatchObject({ code: 'unsupported' })
  const shared = vi.fn(async () => {})
  vi.stubGlobal('navigator', { share: shared, canShare: () => true })
  expect(await share({ files }, host)).toEqual({ method: 'share' })
  expect(shared).toHaveBeenCalledExactlyOnceWith({ files })
  expect(offer).not.toHaveBeenCalled()
})

test('without the plugin the error names the package to install', async () => {
  startShell({})
  await expect(share({ text: 'Look' }, host)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('npm install @capacitor/share && npx cap sync'),
  })
})
