import { afterEach, expect, test, vi } from 'vitest'
import { host } from './capacitor.ts'
import { share } from './index.ts'

function startShell(plugins: Record<string, unknown>): void {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'android', Plugins: plugins })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the system’s sheet gets what is shared', async () => {
  const offer = vi.fn(async () => ({ activityType: '' }))
  startShell({ Share: { share: offer } })
  expect(await share({ title: 'Order 1', text: 'Look' }, host)).toEqual({ method: 'share' })
  expect(offer).toHaveBeenCalledExactlyOnceWith({ title: 'Order 1', text: 'Look' })
})

test.each([
  ['Share canceled', 'cancelled', 'share:fail cancel'],
  ["Can't share while sharing is in progress", 'locked', 'share:fail another offer is open'],
  ['Error sharing item', 'failed', 'share:fail Error sharing item'],
])('the native side’s "%s" is %s', async (message, code, errMsg) => {
  startShell({ Share: { share: () => Promise.reject(new Error(message)) } })
  await expect(share({ text: 'Look' }, host)).rejects.toMatchObject({ code, errMsg })
})

test('files go the web view’s own way, where it has one', async () => {
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

test('an app built without the plugin is told what to install', async () => {
  startShell({})
  await expect(share({ text: 'Look' }, host)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('npm install @capacitor/share && npx cap sync'),
  })
})
