import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createObjectUrl, releaseObjectUrl } from '../../base/objectUrls.ts'
import { startShell } from '../../testing/internal/fakes/memoryShell.ts'
import { host as imageHost } from '../save-image/capacitor.ts'
import { saveImageToPhotosAlbum } from '../save-image/index.ts'
import { host } from './capacitor.ts'
import { saveFileToDevice } from './index.ts'

const share = vi.fn(async (_: object) => ({ activityType: '' }))
beforeEach(() => void share.mockReset())

function pathOf(file: Blob): string {
  const path = createObjectUrl(file)
  onTestFinished(() => releaseObjectUrl(path))
  return path
}

const note = new File(['Meet at 8'], 'note.txt')

describe('in a native shell', () => {
  test('the system’s sheet saves a file, which is written where other apps may read it', async () => {
    const { files } = startShell({ Share: { share } })
    await saveFileToDevice({ tempFilePath: pathOf(note) }, host)
    expect(share).toHaveBeenCalledWith({ files: ['file:///cache/slipway-files/note.txt'] })
    expect([...files]).toEqual([['slipway-files/note.txt', new TextEncoder().encode('Meet at 8')]])
  })

  test('a file replaces the one before, and its name cannot leave the folder', async () => {
    const { files } = startShell({ Share: { share } })
    await saveFileToDevice({ tempFilePath: pathOf(note) }, host)
    await saveFileToDevice({ tempFilePath: pathOf(note), fileName: '../../etc/passwd' }, host)
    expect([...files.keys()]).toEqual(['slipway-files/..-..-etc-passwd'])
  })

  test('a large file is passed in pieces, and is complete', async () => {
    const { files } = startShell({ Share: { share } })
    const bytes = Uint8Array.from({ length: 2 ** 20 + 5 }, (_, index) => index % 251)
    await saveFileToDevice({ tempFilePath: pathOf(new File([bytes], 'large.bin')) }, host)
    expect(Buffer.from(files.get('slipway-files/large.bin') ?? []).equals(bytes)).toBe(true)
  })

  test('images are saved in the same way', async () => {
    startShell({ Share: { share } })
    await saveImageToPhotosAlbum({ filePath: pathOf(new Blob(['x'], { type: 'image/png' })) }, imageHost)
    expect(share).toHaveBeenCalledWith({ files: ['file:///cache/slipway-files/file.png'] })
  })

  test('closing the sheet rejects with cancelled', async () => {
    startShell({ Share: { share } })
    share.mockRejectedValue(new Error('Share canceled'))
    await expect(saveFileToDevice({ tempFilePath: pathOf(note) }, host)).rejects.toMatchObject({
      code: 'cancelled',
      errMsg: 'saveFileToDevice:fail cancel',
    })
    share.mockRejectedValue(new Error("Can't share while sharing is in progress"))
    await expect(saveFileToDevice({ tempFilePath: pathOf(note) }, host)).rejects.toMatchObject({
      code: 'failed',
      errMsg: "saveFileToDevice:fail Can't share while sharing is in progress",
    })
  })

  test('cancelled while the file is written: no sheet is shown', async () => {
    startShell({ Share: { share } })
    const controller = new AbortController()
    const call = host.save(pathOf(note), undefined, controller.signal)
    controller.abort()
    await expect(call).rejects.toThrow('aborted')
    expect(share).not.toHaveBeenCalled()
  })

  test('without the plugins the error names the packages to install', async () => {
    startShell({})
    await expect(saveFileToDevice({ tempFilePath: pathOf(note) }, host)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('npm install @capacitor/share && npx cap sync'),
    })
    startShell({ Share: { share }, Filesystem: undefined })
    await expect(saveFileToDevice({ tempFilePath: pathOf(note) }, host)).rejects.toMatchObject({
      message: expect.stringContaining('npm install @capacitor/filesystem && npx cap sync'),
    })
  })
})
