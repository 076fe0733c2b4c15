import { afterEach, describe, expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { memoryFiles } from '../../testing/internal/fakes/memoryFiles.ts'
import { quotaExceeded } from '../../testing/internal/fakes/memoryStorage.ts'
import { savedFilesContract } from './host.contract.ts'
import {
  getSavedFileInfo,
  getSavedFileList,
  getSavedFilesQuota,
  openSavedFile,
  removeSavedFile,
  saveFile,
} from './index.ts'
import { newSavedId } from './savedPath.ts'
import { host as webHost } from './web.ts'

const listed = async (host = memoryFiles().open()) => (await getSavedFileList({}, host)).fileList
const note = { tempFilePath: 'Meet at 8', fileName: 'note.txt' }

afterEach(() => void vi.useRealTimers())

test.each(Object.entries(savedFilesContract))('files in memory: %s', (_, holds) => holds(memoryFiles().open()))

test('a saved file is listed with its size and time until it is removed', async () => {
  const host = memoryFiles().open()
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
  const { savedFilePath, size } = await saveFile(note, host)
  expect(savedFilePath).toMatch(/^slipway-file:\/\/saved\/[a-z\d]+-[a-z\d]+\/note\.txt$/)
  expect(size).toBe(9)
  const facts = { size: 9, createTime: 1_800_000_000_000 }
  expect(await listed(host)).toEqual([{ filePath: savedFilePath, ...facts }])
  expect(await getSavedFileInfo({ filePath: savedFilePath }, host)).toEqual(facts)
  await removeSavedFile({ filePath: savedFilePath }, host)
  expect(await listed(host)).toEqual([])
})

test('files are listed by their time, and windows that save at the same time keep both files', async () => {
  const files = memoryFiles()
  const [one, other] = [files.open(), files.open()]
  vi.useFakeTimers({ toFake: ['Date'], now: 2_000 })
  const [first, second] = await Promise.all([saveFile(note, one), saveFile(note, other)])
  vi.setSystemTime(1_000)
  const { savedFilePath: earlier } = await saveFile(note, other)
  const both = [first.savedFilePath, second.savedFilePath].sort()
  expect((await listed(one)).map(({ filePath }) => filePath)).toEqual([earlier, ...both])
})

test('a file without a name is named after its type, and misleading names are cleaned', async () => {
  const host = memoryFiles().open()
  const nameOf = async (options: { tempFilePath: string; fileName?: string }) =>
    decodeURIComponent((await saveFile(options, host)).savedFilePath.split('/').at(-1) ?? '')
  expect(await nameOf({ tempFilePath: 'data:,x' })).toBe('file.txt')
  expect(await nameOf({ tempFilePath: '/a/photo.png' })).toBe('photo.png')
  expect(await nameOf({ tempFilePath: 'a', fileName: '../../a/b.txt' })).toBe('..-..-a-b.txt')
  expect(await nameOf({ tempFilePath: 'data:,x', fileName: '..' })).toBe('file.txt')
  expect(await nameOf({ tempFilePath: 'a', fileName: 'annexe\u202efdp.exe' })).toBe('annexefdp.exe')
})

describe('a file is saved completely or not at all', () => {
  test('while its content is written, it is not listed', async () => {
    const files = memoryFiles()
    const host = files.open()
    const seen: number[] = []
    files.before = async (step) => {
      if (step === 'write' || step === 'setFacts') seen.push(files.facts.size)
    }
    await saveFile(note, host)
    expect(seen).toEqual([0, 0])
    expect(files.facts.size).toBe(1)
  })

  test.each(['write', 'setFacts'] as const)('if `%s` fails, nothing remains', async (failing) => {
    const files = memoryFiles()
    files.before = (step) => {
      if (step === failing) throw quotaExceeded()
    }
    await expect(saveFile(note, files.open())).rejects.toMatchObject({
      code: 'failed',
      errMsg: 'saveFile:fail the storage is full',
    })
    expect([files.contents.size, files.facts.size]).toEqual([0, 0])
  })

  test.each(['write', 'setFacts'] as const)('if the signal fires during `%s`, nothing remains', async (step) => {
    const files = memoryFiles()
    const controller = new AbortController()
    files.before = (current) => {
      if (current === step) controller.abort()
    }
    await expect(saveFile({ ...note, signal: controller.signal }, files.open())).rejects.toMatchObject({
      code: 'cancelled',
      errMsg: 'saveFile:fail abort',
    })
    await vi.waitFor(() => expect([files.contents.size, files.facts.size]).toEqual([0, 0]))
  })

  test('what a closed window has left is removed a day later', async () => {
    const files = memoryFiles()
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 })
    const abandoned = newSavedId()
    files.contents.set(abandoned, new Blob(['M']))
    vi.setSystemTime(1_800_000_000_000 + 23 * 60 * 60 * 1_000)
    const recent = newSavedId()
    files.contents.set(recent, new Blob(['M']))
    await listed(files.open())
    expect([...files.contents.keys()]).toEqual([abandoned, recent])
    vi.setSystemTime(1_800_000_000_000 + 25 * 60 * 60 * 1_000)
    await listed(files.open())
    await vi.waitFor(() => expect([...files.contents.keys()]).toEqual([recent]))
  })

  test('a removal that is interrupted leaves no file in the list', async () => {
    const files = memoryFiles()
    const host = files.open()
    const { savedFilePath } = await saveFile(note, host)
    files.before = (step) => {
      if (step === 'remove') throw new Error('closed')
    }
    await expect(removeSavedFile({ filePath: savedFilePath }, host)).rejects.toMatchObject({ code: 'failed' })
    expect(await listed(host)).toEqual([])
  })
})

test('a missing temporary file rejects with not-found', async () => {
  const host = memoryFiles(() => new HostError('not-found', 'the temporary file has been released')).open()
  await expect(saveFile(note, host)).rejects.toMatchObject({ code: 'not-found' })
})

test.each([
  ['getSavedFileInfo', getSavedFileInfo],
  ['openSavedFile', openSavedFile],
  ['removeSavedFile', removeSavedFile],
])('%s rejects with not-found if there is no such file', async (name, run) => {
  const host = memoryFiles().open()
  for (const filePath of ['slipway-file://saved/a-b/a.txt', 'slipway-file://saved/../a', '/a.txt', 'blob:a']) {
    await expect(run({ filePath }, host)).rejects.toMatchObject({
      code: 'not-found',
      errMsg: `${name}:fail there is no saved file at this path`,
    })
  }
})

test.each<[object, string]>([
  [{}, 'tempFilePath must be a non-empty string'],
  [{ tempFilePath: '' }, 'tempFilePath must be a non-empty string'],
  [{ tempFilePath: '/a', fileName: '' }, 'fileName must be a non-empty string'],
  [{ tempFilePath: '/a', fileName: 7 }, 'fileName must be a non-empty string'],
])('saveFile rejects %j', async (options, detail) => {
  await expect(saveFile(options as never, memoryFiles().open())).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: `saveFile:fail ${detail}`,
  })
})

test('the space is the platform’s, or else the sum of the files', async () => {
  const host = memoryFiles().open()
  await saveFile(note, host)
  await saveFile(note, host)
  expect(await getSavedFilesQuota({}, host)).toEqual({ usage: 18 })
  const space = { usage: 5, quota: 9, persisted: undefined }
  expect(await getSavedFilesQuota({}, { ...host, space: async () => space })).toEqual({ usage: 5, quota: 9 })
  const persisted = { ...space, persisted: true }
  expect(await getSavedFilesQuota({}, { ...host, space: async () => persisted })).toEqual(persisted)
})

test('a store that cannot be opened is opened again by the next call', async () => {
  const host = memoryFiles().open()
  const open = vi.fn(host.open).mockRejectedValueOnce(new DOMException('No storage.', 'SecurityError'))
  await expect(getSavedFileList({}, { ...host, open })).rejects.toMatchObject({ code: 'denied' })
  const same = { ...host, open: vi.fn(host.open).mockRejectedValueOnce(new Error('closed')) }
  await expect(getSavedFileList({}, same)).rejects.toMatchObject({ code: 'failed' })
  expect(await listed(same)).toEqual([])
})

test('without a document, each function rejects with unavailable', async () => {
  await expect(saveFile(note, webHost)).rejects.toMatchObject({ code: 'unavailable' })
  await expect(getSavedFileList({}, webHost)).rejects.toMatchObject({ code: 'unavailable' })
  await expect(getSavedFilesQuota({}, webHost)).rejects.toMatchObject({ code: 'unavailable' })
})
