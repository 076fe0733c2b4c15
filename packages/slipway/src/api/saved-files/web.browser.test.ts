import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { overrideConstants } from '../../base/defaults/overrideConstants.ts'
import { createObjectUrl, releaseObjectUrl } from '../../base/objectUrls.ts'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { serverUrl } from '../../testing/internal/environment/testServer.ts'
import { watchDownloads } from '../../testing/internal/environment/watchDownloads.ts'
import { makeVideo } from '../../testing/internal/fakes/madeMedia.ts'
import { compressImage } from '../compress-image/index.ts'
import { getFileInfo } from '../file-info/index.ts'
import { getImageInfo } from '../image-info/index.ts'
import { openDocument } from '../open-document/index.ts'
import { saveFileToDevice } from '../save-file-to-device/index.ts'
import { saveImageToPhotosAlbum } from '../save-image/index.ts'
import { readFile } from '../temp-file/readFile.ts'
import { releaseTempFile } from '../temp-file/releaseTempFile.ts'
import { uploadFile } from '../upload-file/index.ts'
import { getVideoInfo } from '../video-info/index.ts'
import { savedFilesContract } from './host.contract.ts'
import {
  getSavedFileInfo,
  getSavedFileList,
  getSavedFilesQuota,
  openSavedFile,
  removeSavedFile,
  saveFile,
} from './index.ts'
import { privateFolder } from './privateFolder.ts'
import { host } from './web.ts'

const listed = async () => (await getSavedFileList()).fileList
const note = new File(['Meet at 8'], 'note 名.txt', { type: 'text/plain' })

function pathOf(file: Blob): string {
  const path = createObjectUrl(file)
  onTestFinished(() => releaseObjectUrl(path))
  return path
}

async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(4, 3)
  canvas.getContext('2d')?.fillRect(0, 0, 4, 3)
  return new File([await canvas.convertToBlob()], 'poster.png', { type: 'image/png' })
}

afterEach(async () => {
  await Promise.all((await listed()).map(({ filePath }) => removeSavedFile({ filePath })))
})

/**
 * Replaces the storage manager, which WebKitGTK lacks, by one with the given methods, until the test ends or the returned function
 * is called.
 */
function stubStorage(methods: { readonly getDirectory?: () => Promise<unknown> }): () => void {
  Object.defineProperty(navigator, 'storage', { configurable: true, value: methods })
  const restore = () => void Reflect.deleteProperty(navigator, 'storage')
  onTestFinished(restore)
  return restore
}

const places: readonly (readonly [string, () => void])[] = [
  ['in the browser’s own place', () => {}],
  ['in IndexedDB, without a private file system', () => void stubStorage({})],
  [
    'in IndexedDB, if the private file system is forbidden',
    () =>
      void stubStorage({ getDirectory: () => Promise.reject(new DOMException('Security error.', 'SecurityError')) }),
  ],
  [
    'in IndexedDB, if the private file system cannot be written',
    () => {
      const file = { createWritable: undefined }
      const directory = {
        getFileHandle: async (_: string, options?: object) =>
          options ? file : Promise.reject(new DOMException('', 'NotFoundError')),
        removeEntry: () => Promise.reject(new DOMException('', 'NotFoundError')),
        keys: () => [],
      }
      stubStorage({ getDirectory: async () => ({ getDirectoryHandle: async () => directory }) })
    },
  ],
]

describe.each(places)('%s', (_, prepare) => {
  test.each(Object.entries(savedFilesContract))('%s', async (__, holds) => {
    prepare()
    await holds(host)
  })

  test('a saved file is read after a reload, with its name and type', async () => {
    prepare()
    const { savedFilePath, size } = await saveFile({ tempFilePath: pathOf(note) })
    expect(size).toBe(9)
    // Modules with a new state, as after a reload.
    vi.resetModules()
    const reloaded = await import('./index.ts')
    const { fileList } = await reloaded.getSavedFileList()
    expect(fileList).toMatchObject([{ filePath: savedFilePath, size: 9 }])
    expect(Math.abs((fileList[0]?.createTime ?? 0) - Date.now())).toBeLessThan(60_000)
    const file = (await readFile(savedFilePath)) as File
    expect([file.name, file.type, await file.text()]).toEqual(['note 名.txt', 'text/plain', 'Meet at 8'])
    await removeSavedFile({ filePath: savedFilePath })
    await expect(readFile(savedFilePath)).rejects.toMatchObject({ code: 'not-found' })
    expect(await (await host.open()).contents()).toEqual([])
  })
})

test('contents are in the private file system if the browser has one that can be written', async () => {
  const folder = await navigator.storage?.getDirectory?.().catch(() => undefined)
  if (!folder || !('createWritable' in FileSystemFileHandle.prototype)) lacking('a writable private file system')
  await saveFile({ tempFilePath: pathOf(note) })
  expect(await privateFolder.names()).toHaveLength(1)
})

test('files in both places are listed and read together', async () => {
  const { savedFilePath } = await saveFile({ tempFilePath: pathOf(note) })
  const restore = stubStorage({})
  const { savedFilePath: other } = await saveFile({ tempFilePath: pathOf(note) })
  restore()
  expect((await listed()).map(({ filePath }) => filePath).sort()).toEqual([savedFilePath, other].sort())
  for (const path of [savedFilePath, other]) expect(await (await readFile(path)).text()).toBe('Meet at 8')
})

describe('functions with a path accept the path of a saved file', () => {
  test('information, compression and another copy', async () => {
    const { savedFilePath } = await saveFile({ tempFilePath: pathOf(await picture()) })
    const { size } = await getSavedFileInfo({ filePath: savedFilePath })
    expect(await getFileInfo({ filePath: savedFilePath })).toEqual({ size })
    expect(await getImageInfo({ src: savedFilePath })).toMatchObject({ width: 4, height: 3, path: savedFilePath })
    const { tempFilePath } = await compressImage({ src: savedFilePath })
    expect((await readFile(tempFilePath)).size).toBeGreaterThan(0)
    await releaseTempFile({ filePath: tempFilePath })
    const { savedFilePath: copy } = await saveFile({ tempFilePath: savedFilePath })
    expect(copy).not.toBe(savedFilePath)
    expect(copy).toMatch(/\/poster\.png$/)
  })

  test('a document in a new window', async () => {
    const opened: string[] = []
    vi.stubGlobal('open', (address: string) => {
      opened.push(address)
      return {}
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { savedFilePath } = await saveFile({ tempFilePath: pathOf(note) })
    await openDocument({ filePath: savedFilePath })
    expect(opened).toEqual([expect.stringMatching(/^blob:/)])
    releaseObjectUrl(opened[0] ?? '')
  })

  test('a video', async () => {
    onTestFinished(overrideConstants({ video: { localMetadataMs: 10_000 } }))
    const film = await makeVideo()
    const { savedFilePath } = await saveFile({ tempFilePath: pathOf(film) })
    const info = await getVideoInfo({ src: savedFilePath })
    expect(info).toMatchObject({ size: Math.ceil(film.size / 1_024), width: 64, height: 48 })
  })

  test('an upload', async () => {
    const { savedFilePath } = await saveFile({ tempFilePath: pathOf(note) })
    const { data } = await uploadFile({ url: serverUrl('/form'), filePath: savedFilePath, name: 'photo' })
    expect(data).toContain('Meet at 8')
  })

  test('the user’s own files and photos', async () => {
    const downloads = watchDownloads()
    vi.stubGlobal('showSaveFilePicker', undefined)
    onTestFinished(() => void vi.unstubAllGlobals())
    const { savedFilePath } = await saveFile({ tempFilePath: pathOf(await picture()) })
    await saveFileToDevice({ tempFilePath: savedFilePath })
    await saveImageToPhotosAlbum({ filePath: savedFilePath })
    expect(await downloads()).toMatchObject([{ name: 'poster.png' }, { name: 'poster.png' }])
  })
})

test('an opened file has an address for elements, until it is released; the saved file remains', async () => {
  const { savedFilePath } = await saveFile({ tempFilePath: pathOf(await picture()) })
  const { tempFilePath } = await openSavedFile({ filePath: savedFilePath })
  const image = new Image()
  image.src = tempFilePath
  await image.decode()
  expect([image.naturalWidth, image.naturalHeight]).toEqual([4, 3])
  await releaseTempFile({ filePath: tempFilePath })
  await expect(fetch(tempFilePath)).rejects.toBeInstanceOf(TypeError)
  expect(await listed()).toHaveLength(1)
})

test('names of other scripts, folders and great length are safe', async () => {
  for (const fileName of ['../../a/b.txt', '报告 👩‍👧.pdf', `${'长'.repeat(300)}.pdf`, 'a?b#c%.txt']) {
    const { savedFilePath } = await saveFile({ tempFilePath: pathOf(note), fileName })
    expect(await (await readFile(savedFilePath)).text()).toBe('Meet at 8')
  }
  expect(await listed()).toHaveLength(4)
})

test('a released temporary file rejects with not-found, and nothing is saved', async () => {
  const tempFilePath = createObjectUrl(note)
  releaseObjectUrl(tempFilePath)
  await expect(saveFile({ tempFilePath })).rejects.toMatchObject({ code: 'not-found' })
  expect(await listed()).toEqual([])
})

test('a full storage rejects with failed, and nothing is saved', async () => {
  const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  const removed: string[] = []
  const directory = {
    getFileHandle: async () => ({
      createWritable: async () => new WritableStream({ write: () => Promise.reject(full) }),
    }),
    removeEntry: async (name: string) => void removed.push(name),
    keys: () => [],
  }
  stubStorage({ getDirectory: async () => ({ getDirectoryHandle: async () => directory }) })
  await expect(saveFile({ tempFilePath: pathOf(note) })).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'saveFile:fail the storage is full',
  })
  expect(removed).not.toEqual([])
  expect(await listed()).toEqual([])
})

describe('the space', () => {
  test('is the browser’s estimate', async () => {
    const { usage, quota, persisted } = await getSavedFilesQuota()
    if (quota === undefined) lacking('navigator.storage.estimate')
    expect(quota).toBeGreaterThan(usage)
    expect(persisted).toBe(await navigator.storage.persisted())
  })

  test('is the sum of the files in browsers without an estimate', async () => {
    stubStorage({})
    await saveFile({ tempFilePath: pathOf(note) })
    expect(await getSavedFilesQuota()).toEqual({ usage: 9 })
  })
})
