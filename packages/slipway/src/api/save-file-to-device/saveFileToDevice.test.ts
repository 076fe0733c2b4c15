import { expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import type { SaveFileToDeviceHost } from './host.ts'
import { saveFileToDevice } from './index.ts'
import { host as webHost } from './web.ts'

function memoryHost(): SaveFileToDeviceHost & { readonly saved: unknown[] } {
  const saved: unknown[] = []
  return { saved, save: async (...args) => void saved.push(args) }
}

test('saves a file, under a name if one is given', async () => {
  const host = memoryHost()
  await saveFileToDevice({ tempFilePath: '/a.pdf' }, host)
  await saveFileToDevice({ tempFilePath: '/a.pdf', fileName: 'invoice.pdf' }, host)
  expect(host.saved).toEqual([
    ['/a.pdf', undefined, undefined],
    ['/a.pdf', 'invoice.pdf', undefined],
  ])
})

test.each<[object, string]>([
  [{}, 'tempFilePath must be a non-empty string'],
  [{ tempFilePath: '' }, 'tempFilePath must be a non-empty string'],
  [{ tempFilePath: '/a', fileName: '' }, 'fileName must be a non-empty string'],
  [{ tempFilePath: '/a', fileName: 7 }, 'fileName must be a non-empty string'],
])('%j is rejected', async (options, detail) => {
  await expect(saveFileToDevice(options as never, memoryHost())).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: `saveFileToDevice:fail ${detail}`,
  })
})

test('rejects with cancelled if the user cancels', async () => {
  const host: SaveFileToDeviceHost = { save: () => Promise.reject(new HostError('cancelled', 'cancel')) }
  await expect(saveFileToDevice({ tempFilePath: '/a' }, host)).rejects.toMatchObject({
    code: 'cancelled',
    errMsg: 'saveFileToDevice:fail cancel',
  })
})

test('a signal ends the call, and one that has already fired prevents it', async () => {
  const aborted = { code: 'cancelled', errMsg: 'saveFileToDevice:fail abort' }
  const controller = new AbortController()
  const { signal } = controller
  const host = { save: vi.fn<SaveFileToDeviceHost['save']>(() => new Promise(() => {})) }
  const call = saveFileToDevice({ tempFilePath: '/a', signal }, host)
  expect(host.save).toHaveBeenCalledExactlyOnceWith('/a', undefined, signal)
  controller.abort()
  await expect(call).rejects.toMatchObject(aborted)
  await expect(saveFileToDevice({ tempFilePath: '/a', signal }, host)).rejects.toMatchObject(aborted)
  expect(host.save).toHaveBeenCalledTimes(1)
})

test('rejects with unavailable without a document', async () => {
  await expect(saveFileToDevice({ tempFilePath: '/a' }, webHost)).rejects.toMatchObject({ code: 'unavailable' })
})
