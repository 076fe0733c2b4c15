import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { localeStore, switchLocale } from '../../base/locale/locale.ts'
import { overlayStore } from '../../base/overlay/overlays.ts'
import { hideToast } from '../toast/index.ts'
import { getClipboardData, setClipboardData } from './clipboard.ts'
import { clipboardContract } from './host.contract.ts'
import type { ClipboardHost } from './host.ts'
import { host as webHost } from './web.ts'

function memoryHost(text = ''): ClipboardHost {
  return {
    async writeText(next) {
      text = next
    },
    readText: async () => text,
  }
}

/** A host that fails with the same error, whatever is asked. */
function failingHost(error: unknown): ClipboardHost {
  const fail = () => Promise.reject(error)
  return { writeText: fail, readText: fail }
}

const toasts = () => overlayStore.get().map(({ title }) => title)

beforeEach(() => void vi.stubGlobal('document', {}))
afterEach(async () => {
  if (toasts().length > 0) await hideToast()
})

describe('the memory host', () => {
  test.each(Object.entries(clipboardContract))('%s', (_, holds) => holds(memoryHost()))
})

test('a copied text can be read', async () => {
  const host = memoryHost()
  await setClipboardData({ data: 'Meet at 8' }, host)
  expect(await getClipboardData({}, host)).toEqual({ data: 'Meet at 8' })
})

test('reading that waits for the user can be given up', async () => {
  const giveUp = new AbortController()
  const call = getClipboardData({ signal: giveUp.signal }, { ...memoryHost(), readText: () => new Promise(() => {}) })
  giveUp.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'getClipboardData:fail abort' })
})

test('a toast says that it was copied, in the language of the app', async () => {
  await setClipboardData({ data: 'Meet at 8' }, memoryHost())
  expect(toasts()).toEqual(['Content copied'])
  await switchLocale('zh-Hans')
  await setClipboardData({ data: 'Meet at 8' }, memoryHost())
  expect(toasts()).toEqual(['内容已复制'])
  await switchLocale('en')
  expect(localeStore.get().locale).toBe('en')
})

test('the toast can be left out', async () => {
  await setClipboardData({ data: 'Meet at 8', showToast: false }, memoryHost())
  expect(toasts()).toEqual([])
})

test.each([[7], [null], [undefined], [{ text: 'Meet at 8' }]])('[S5.4] clipboard data %j is refused', async (data) => {
  const host = memoryHost('before')
  await expect(setClipboardData({ data } as never, host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'setClipboardData:fail data must be a string',
  })
  expect(await host.readText()).toBe('before')
  expect(toasts()).toEqual([])
})

test('a call without options is refused', async () => {
  await expect(setClipboardData(undefined as never, memoryHost())).rejects.toMatchObject({ code: 'invalid-argument' })
})

test('what the host says no to is an ApiError with the function’s name, and no toast', async () => {
  const host = failingHost(new DOMException('Write permission denied.', 'NotAllowedError'))
  await expect(setClipboardData({ data: 'Meet at 8' }, host)).rejects.toMatchObject({
    name: 'ApiError',
    code: 'denied',
    message: 'setClipboardData:fail Write permission denied.',
  })
  await expect(getClipboardData({}, host)).rejects.toMatchObject({ api: 'getClipboardData', code: 'denied' })
  expect(toasts()).toEqual([])
})

test('where it cannot be said, it is copied all the same', async () => {
  vi.unstubAllGlobals()
  const host = memoryHost()
  await setClipboardData({ data: 'Meet at 8' }, host)
  expect(await host.readText()).toBe('Meet at 8')
})

test('where there is no document the web host is unavailable', async () => {
  vi.unstubAllGlobals()
  await expect(webHost.writeText('Meet at 8')).rejects.toSatisfy(isUnavailable)
  await expect(webHost.readText()).rejects.toSatisfy(isUnavailable)
})

const isUnavailable = (error: unknown) => error instanceof HostError && error.code === 'unavailable'
