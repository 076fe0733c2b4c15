import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createObjectUrl, heldLimitBytes, objectUrlBlob, releaseObjectUrl } from '../../base/objectUrls.ts'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { watchDownloads } from '../../testing/internal/environment/watchDownloads.ts'
import { fromClick } from '../../testing/internal/input/fromClick.ts'
import { saveImageToPhotosAlbum } from '../save-image/index.ts'
import { saveFileToDevice } from './index.ts'
import { host } from './web.ts'

function pathOf(file: Blob): string {
  const path = createObjectUrl(file)
  onTestFinished(() => releaseObjectUrl(path))
  return path
}

/** Replaces the browser's save dialog by a function that returns a file of the page, or rejects. */
function answerPicker(answer: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>): void {
  vi.stubGlobal('showSaveFilePicker', answer)
  onTestFinished(() => void vi.unstubAllGlobals())
}

const privateFolder = async () =>
  (await navigator.storage?.getDirectory?.()) ?? lacking('navigator.storage.getDirectory')
const note = new File(['Meet at 8'], 'note.txt', { type: 'text/plain' })

describe('in browsers with a save dialog', () => {
  test('writes the file to the location that the user chooses', async () => {
    const folder = await privateFolder()
    const names: string[] = []
    answerPicker(async ({ suggestedName }) => {
      names.push(suggestedName)
      return folder.getFileHandle('chosen.txt', { create: true })
    })
    onTestFinished(() => folder.removeEntry('chosen.txt'))
    const downloads = watchDownloads()
    await saveFileToDevice({ tempFilePath: pathOf(note) })
    await saveFileToDevice({ tempFilePath: 'data:text/plain,Meet%20at%209', fileName: 'later.txt' })
    expect(names).toEqual(['note.txt', 'later.txt'])
    const written = await (await folder.getFileHandle('chosen.txt')).getFile()
    expect(await written.text()).toBe('Meet at 9')
    expect(await downloads()).toEqual([])
  })

  test('rejects with cancelled if the user cancels', async () => {
    answerPicker(() => Promise.reject(new DOMException('The user aborted a request.', 'AbortError')))
    await expect(saveFileToDevice({ tempFilePath: pathOf(note) })).rejects.toMatchObject({
      code: 'cancelled',
      errMsg: 'saveFileToDevice:fail cancel',
    })
  })

  test.each([
    ['outside a gesture', new DOMException('Must be handling a user gesture', 'SecurityError')],
    ['without permission', new DOMException('Not allowed', 'NotAllowedError')],
    ['with a name that it rejects', new TypeError('Name is not allowed.')],
  ])('%s it downloads', async (_, refusal) => {
    answerPicker(() => Promise.reject(refusal))
    const downloads = watchDownloads()
    await saveFileToDevice({ tempFilePath: pathOf(note) })
    expect(await downloads()).toMatchObject([{ name: 'note.txt', text: 'Meet at 8' }])
  })

  test('cancelled while the dialog is open: nothing is written, whatever the user chooses then', async () => {
    const folder = await privateFolder()
    const file = await folder.getFileHandle('chosen.txt', { create: true })
    onTestFinished(() => folder.removeEntry('chosen.txt'))
    const controller = new AbortController()
    answerPicker(async () => {
      controller.abort()
      return file
    })
    const call = host.save(pathOf(note), undefined, controller.signal)
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
    expect((await file.getFile()).size).toBe(0)
  })

  test('rejects with denied if the browser does not let the app write to the location', async () => {
    const refusal = new DOMException('The request is not allowed.', 'NotAllowedError')
    answerPicker(async () => ({ createWritable: () => Promise.reject(refusal) }) as never)
    const downloads = watchDownloads()
    await expect(saveFileToDevice({ tempFilePath: pathOf(note) })).rejects.toMatchObject({
      code: 'denied',
      cause: refusal,
    })
    expect(await downloads()).toEqual([])
  })

  test('any other failure is reported', async () => {
    answerPicker(() => Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError')))
    await expect(saveFileToDevice({ tempFilePath: pathOf(note) })).rejects.toMatchObject({
      code: 'failed',
      errMsg: 'saveFileToDevice:fail The disk is full.',
    })
  })
})

describe('in browsers without a save dialog', () => {
  beforeEach(() => {
    vi.stubGlobal('showSaveFilePicker', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
  })

  test('downloads the file, and holds nothing for longer than the browser may need it', async () => {
    const downloads = watchDownloads()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    await saveFileToDevice({ tempFilePath: pathOf(note), fileName: 'Meeting.txt' })
    const [downloaded] = await downloads()
    expect(downloaded).toMatchObject({ name: 'Meeting.txt', text: 'Meet at 8' })
    vi.advanceTimersByTime(59_999)
    expect(objectUrlBlob(downloaded?.href ?? '')).toBe(note)
    vi.advanceTimersByTime(1)
    expect(objectUrlBlob(downloaded?.href ?? '')).toBeUndefined()
  })

  test('the saved path still leads to its file afterwards, however large the file is', async () => {
    watchDownloads()
    const large = new File(['Meet at 8'], 'large.txt')
    Object.defineProperty(large, 'size', { value: heldLimitBytes * 0.6 })
    const tempFilePath = pathOf(large)
    await saveFileToDevice({ tempFilePath })
    expect(objectUrlBlob(tempFilePath)).toBe(large)
  })

  test('rejects with not-found for a released file', async () => {
    const tempFilePath = pathOf(note)
    releaseObjectUrl(tempFilePath)
    await expect(saveFileToDevice({ tempFilePath })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('an image is downloaded under its name', async () => {
    const downloads = watchDownloads()
    await saveImageToPhotosAlbum({ filePath: pathOf(new File(['x'], 'poster.png', { type: 'image/png' })) })
    await saveImageToPhotosAlbum({ filePath: 'data:image/svg+xml,<svg/>' })
    expect(await downloads()).toMatchObject([{ name: 'poster.png' }, { name: 'file.svg', text: '<svg/>' }])
  })

  test('the click on the link reaches no listener of the page', async () => {
    const received = vi.fn()
    const { call } = await fromClick(async () => {
      document.addEventListener('click', received)
      // The browser's own download, which saves to the folder that the test browser uses.
      await saveFileToDevice({ tempFilePath: pathOf(note) })
    })
    await call
    document.removeEventListener('click', received)
    // Only the click on the button.
    expect(received).toHaveBeenCalledTimes(1)
  })
})
