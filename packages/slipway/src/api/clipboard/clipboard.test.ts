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

/** A host that fails with the same error on every call. */
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

test('reads the text that was copied', async () => {
  const host = memoryHost()
  await setClipboardData({ data: 'Meet at 8' }, host)
  expect(await getClipboardData({}, host)).toEqual({ data: 'Meet at 8' })
})

test('aborting the signal cancels a pending read', async () => {
  const controller = new AbortController()
  const call = getClipboardData(
    { signal: controller.signal },
    { ...memoryHost(), readText: () => new Promise(() => {}) },
  )
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'getClipboardData:fail abort' })
})

test('shows a toast in the language of the app', async () => {
  await setClipboardData({ data: 'Meet at 8' }, memoryHost())
  expect(toasts()).toEqual(['Content copied'])
  await switchLocale('zh-Hans')
  await setClipboardData({ data: 'Meet at 8' }, memoryHost())
  expect(toasts()).toEqual(['内容已复制'])
  await switchLocale('en')
  expect(localeStore.get().locale).toBe('en')
})

test('`showToast: false` disables the toast', async () => {
  await setClipboardData({ data: 'Meet at 8', showToast: false }, memoryHost())
  expect(toasts()).toEqual([])
})

test.each([[7], [null], [undefined], [{ text: 'Meet at 8' }]])('[S5.4] rejects the clipboard data %j', async (data) => {
  const host = memoryHost('before')
  await expect(setClipboardData({ data } as never, host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'setClipboardData:fail data must be a string',
  })
  expect(await host.readText()).toBe('before')
  expect(toasts()).toEqual([])
})

test('rejects a call without options', async () => {
  await expect(setClipboardData(undefined as never, memoryHost())).rejects.toMatchObject({ code: 'invalid-argument' })
})

test('an error of the host becomes an ApiError with the function’s name, without a toast', async () => {
  const host = failingHost(new DOMException('Write permission denied.', 'NotAllowedError'))
  await expect(setClipboardData({ data: 'Meet at 8' }, host)).rejects.toMatchObject({
    name: 'ApiError',
    code: 'denied',
    message: 'setClipboardData:fail Write permission denied.',
  })
  await expect(getClipboardData({}, host)).rejects.toMatchObject({ api: 'getClipboardData', code: 'denied' })
  expect(toasts()).toEqual([])
})

test('copies even if the toast cannot be shown', async () => {
  vi.unstubAllGlobals()
  const host = memoryHost()
  await setClipboardData({ data: 'Meet at 8' }, host)
  expect(await host.readText()).toBe('Meet at 8')
})

test('the web host rejects with `unavailable` without a document', async () => {
  vi.unstubAllGlobals()
  await expect(webHost.writeText('Meet at 8')).rejects.toSatisfy(isUnavailable)
  await expect(webHost.readText()).rejects.toSatisfy(isUnavailable)
})

const isUnavailable = (error: unknown) => error instanceof HostError && error.code === 'unavailable'
