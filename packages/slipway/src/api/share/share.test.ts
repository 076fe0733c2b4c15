import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { overlayStore } from '../../base/overlay/overlays.ts'
import { hideToast } from '../toast/index.ts'
import { type ShareHost, type ShareOptions, share } from './index.ts'

const wholeUrl = (url: string) =>
  URL.canParse(url, 'https://example.com/shop/') ? new URL(url, 'https://example.com/shop/').href : undefined

/** A platform that shares, cannot share, or fails. */
function memoryHost(end: boolean | Error = true) {
  const offer = vi.fn<ShareHost['share']>(async () => {
    if (typeof end === 'boolean') return end
    throw end
  })
  return { wholeUrl, share: offer }
}

function memoryClipboard() {
  const copied: string[] = []
  return {
    copied,
    writeText: async (text: string) => void copied.push(text),
    readText: async () => copied.at(-1) ?? '',
  }
}

const toasts = () => overlayStore.get().map(({ title }) => title)

beforeEach(() => void vi.stubGlobal('document', {}))
afterEach(async () => {
  if (toasts().length > 0) await hideToast()
})

const picture = new File(['x'], 'x.png', { type: 'image/png' })

test.each<[ShareOptions, object]>([
  [
    { title: 'Order 1', text: 'Look', url: 'https://example.org/1' },
    { title: 'Order 1', text: 'Look', url: 'https://example.org/1' },
  ],
  [{ url: 'order/1?from=a b' }, { url: 'https://example.com/shop/order/1?from=a%20b' }],
  [{ url: '' }, { url: 'https://example.com/shop/' }],
  [{ title: '', text: 'Look', files: [] }, { text: 'Look' }],
  [{ files: [picture], url: undefined }, { files: [picture] }],
])('%j is shared', async (options, data) => {
  const [host, clipboard] = [memoryHost(), memoryClipboard()]
  const call = share(options, host, clipboard)
  // Within the user's gesture.
  expect(host.share).toHaveBeenCalledExactlyOnceWith(data)
  expect(await call).toEqual({ method: 'share' })
  expect([clipboard.copied, toasts()]).toEqual([[], []])
})

test.each<[ShareOptions, string]>([
  [{ title: 'Order 1', text: 'Look', url: '/1' }, 'https://example.com/1'],
  [{ title: 'Order 1', text: 'Look' }, 'Look'],
  [{ title: 'Order 1' }, 'Order 1'],
])('on platforms without sharing, %j is copied as %s, with a toast', async (options, text) => {
  const clipboard = memoryClipboard()
  expect(await share(options, memoryHost(false), clipboard)).toEqual({ method: 'copy' })
  expect([clipboard.copied, toasts()]).toEqual([[text], ['Content copied']])
})

test('files are not copied instead of shared', async () => {
  const clipboard = memoryClipboard()
  await expect(share({ files: [picture], url: '/1' }, memoryHost(false), clipboard)).rejects.toMatchObject({
    code: 'unsupported',
    errMsg: 'share:fail files cannot be shared on this platform',
  })
  expect(clipboard.copied).toEqual([])
})

test('an error of the clipboard is reported under the function’s name', async () => {
  const writeText = () => Promise.reject(new DOMException('not now', 'NotAllowedError'))
  const call = share({ text: 'Look' }, memoryHost(false), { ...memoryClipboard(), writeText })
  await expect(call).rejects.toMatchObject({ api: 'share', code: 'denied', errMsg: 'share:fail not now' })
})

test.each<[object, string]>([
  [{}, 'name a title, a text, a url or files'],
  [{ title: '', files: [] }, 'name a title, a text, a url or files'],
  [{ title: 7 }, 'title must be a string'],
  [{ text: null }, 'text must be a string'],
  [{ url: {} }, 'url must be a string'],
  [{ url: 'https://' }, 'url is not an address'],
  [{ files: picture }, 'files must be a list of files'],
  [{ files: [picture, 'x.png'] }, 'files must be a list of files'],
  [{ text: 'Look', signal: {} }, 'signal must be an AbortSignal'],
])('%j is rejected', async (options, detail) => {
  const host = memoryHost()
  await expect(share(options, host, memoryClipboard())).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: `share:fail ${detail}`,
  })
  expect(host.share).not.toHaveBeenCalled()
})

test.each([
  [new HostError('cancelled', 'cancel'), 'cancelled'],
  [new HostError('locked', 'another share sheet is open'), 'locked'],
  [new DOMException('no gesture', 'NotAllowedError'), 'denied'],
])('%s is reported unchanged, and nothing is copied', async (error, code) => {
  const clipboard = memoryClipboard()
  await expect(share({ text: 'Look' }, memoryHost(error), clipboard)).rejects.toMatchObject({
    code,
    errMsg: `share:fail ${error.message}`,
  })
  expect(clipboard.copied).toEqual([])
})

test('a signal ends the wait for the user, and one that has already fired prevents sharing', async () => {
  const controller = new AbortController()
  const host = { wholeUrl, share: vi.fn(() => new Promise<boolean>(() => {})) }
  const call = share({ text: 'Look', signal: controller.signal }, host, memoryClipboard())
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'share:fail abort' })
  const late = share({ text: 'Look', signal: controller.signal }, host, memoryClipboard())
  await expect(late).rejects.toMatchObject({ code: 'cancelled' })
  expect(host.share).toHaveBeenCalledTimes(1)
})

test.each([{ url: '/1' }, { text: 'Look' }])('rejects with unavailable without a document: %j', async (options) => {
  vi.unstubAllGlobals()
  await expect(share(options)).rejects.toMatchObject({ code: 'unavailable' })
})
