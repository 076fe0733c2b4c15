import { afterEach, describe, expect, test, vi } from 'vitest'
import { host } from './capacitor.ts'
import { getClipboardData, setClipboardData } from './clipboard.ts'
import { clipboardContract } from './host.contract.ts'

type Platform = 'ios' | 'android'

/** Behaves like the native side of `@capacitor/clipboard` 8.0.1 (`ClipboardPlugin.java`, `ClipboardPlugin.swift`). */
function nativeClipboard(platform: Platform, held?: { readonly text: string } | { readonly pngBase64: string }) {
  return {
    async write({ string }: { readonly string: string }) {
      held = { text: string }
    },
    async read() {
      if (!held) throw new Error('There is no data on the clipboard')
      if ('pngBase64' in held) return { value: `data:image/png;base64,${held.pngBase64}`, type: 'image/png' }
      const { text } = held
      const looksLikeData = platform === 'android' && text.startsWith('data:')
      return { value: text, type: looksLikeData ? String(text.split(';')[0]?.split(':')[1]) : 'text/plain' }
    },
  }
}

function startShell(platform: Platform, plugins: Record<string, unknown>): void {
  vi.stubGlobal('Capacitor', { getPlatform: () => platform, Plugins: plugins })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe.each<Platform>(['ios', 'android'])('in the %s shell', (platform) => {
  test.each(Object.entries(clipboardContract))('%s', async (_, holds) => {
    startShell(platform, { Clipboard: nativeClipboard(platform) })
    await holds(host)
  })

  test('an empty clipboard reads as an empty string', async () => {
    startShell(platform, { Clipboard: nativeClipboard(platform) })
    expect(await getClipboardData({}, host)).toEqual({ data: '' })
  })

  test('any other error is passed on', async () => {
    const read = () => Promise.reject(new Error('Unable to read clipboard from the given Context'))
    startShell(platform, { Clipboard: { ...nativeClipboard(platform), read } })
    await expect(getClipboardData({}, host)).rejects.toMatchObject({
      code: 'failed',
      message: 'getClipboardData:fail Unable to read clipboard from the given Context',
    })
  })

  test('the error names the package to install if the plugin is missing', async () => {
    startShell(platform, {})
    await expect(setClipboardData({ data: 'Meet at 8' }, host)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('npm install @capacitor/clipboard && npx cap sync'),
    })
  })
})

test('an image on the iOS clipboard reads as an empty string', async () => {
  startShell('ios', { Clipboard: nativeClipboard('ios', { pngBase64: 'iVBORw0KGgo=' }) })
  expect(await getClipboardData({}, host)).toEqual({ data: '' })
})

test('outside a shell the native clipboard is unavailable', async () => {
  await expect(getClipboardData({}, host)).rejects.toMatchObject({ code: 'unavailable' })
})
