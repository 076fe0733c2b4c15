import { expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { memoryChooser, openChooser } from '../../testing/internal/fakes/memoryChooser.ts'
import { chooseFile } from '../choose-file/index.ts'
import { chooseImage } from '../choose-image/index.ts'
import { chooseMedia } from '../choose-media/index.ts'
import { chooseVideo } from '../choose-video/index.ts'
import type { FileChooserHost } from './host.ts'
import { host as webHost } from './web.ts'

const file = (name: string, type = '') => new File(['content'], name, { type })
const failing = (error: unknown): FileChooserHost => ({ choose: () => Promise.reject(error) })
const all = { chooseFile, chooseImage, chooseMedia, chooseVideo }
const each = Object.entries(all) as [keyof typeof all, (options?: object, host?: FileChooserHost) => Promise<unknown>][]

test.each(each)('[S8.5] %s rejects because the file chooser needs user activation', async (name, choose) => {
  const host = failing(new HostError('denied', 'the file chooser needs user activation'))
  await expect(choose({}, host)).rejects.toMatchObject({
    code: 'denied',
    errMsg: `${name}:fail the file chooser needs user activation`,
  })
})

test.each(each)('%s rejects with `cancelled` if the chooser is closed without a choice', async (name, choose) => {
  for (const host of [failing(new HostError('cancelled', 'cancel')), memoryChooser()]) {
    await expect(choose({}, host)).rejects.toMatchObject({ code: 'cancelled', errMsg: `${name}:fail cancel` })
  }
})

test.each(each)('%s is cancelled by its signal', async (name, choose) => {
  const aborted = { code: 'cancelled', errMsg: `${name}:fail abort` }
  await expect(choose({ signal: AbortSignal.abort() }, memoryChooser(file('a.png')))).rejects.toMatchObject(aborted)
  const controller = new AbortController()
  const call = choose({ signal: controller.signal }, openChooser)
  controller.abort()
  await expect(call).rejects.toMatchObject(aborted)
  const late = choose({ signal: AbortSignal.timeout(1) }, openChooser)
  await expect(late).rejects.toMatchObject({ code: 'timeout' })
})

test.each(each)('%s rejects an invalid `sourceType` and an invalid signal', async (name, choose) => {
  for (const sourceType of [[], ['disk'], 'camera', null]) {
    // `chooseFile` checks `sourceType` only for images and videos.
    await expect(choose({ type: 'image', sourceType }, memoryChooser())).rejects.toMatchObject({
      code: 'invalid-argument',
      errMsg: `${name}:fail sourceType must be a list of album, camera`,
    })
  }
  await expect(choose({ signal: 'now' }, memoryChooser())).rejects.toMatchObject({ code: 'invalid-argument' })
})

test.each(each)('%s rejects with `unavailable` without a document', async (_, choose) => {
  await expect(choose({}, webHost)).rejects.toMatchObject({ code: 'unavailable' })
})

test.each(each)('%s works without options', async (_, choose) => {
  await expect(choose(undefined, failing(new HostError('locked', 'locked')))).rejects.toMatchObject({ code: 'locked' })
})

test.each<[object, string]>([
  [{ count: 0 }, 'count must be a finite number, 1 or more'],
  [{ count: '2' }, 'count must be a finite number, 1 or more'],
  [{ extension: [] }, 'param extension should not be empty.'],
  [{ extension: 'pdf' }, 'extension must be a list of file extensions'],
  [{ extension: [''] }, 'extension must be a list of file extensions'],
  [{ extension: [7] }, 'extension must be a list of file extensions'],
  [{ type: 'audio' }, 'type must be one of all, image, video'],
])('rejects %j', async (options, detail) => {
  const host = memoryChooser(file('a.pdf'))
  await expect(chooseFile(options, host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: `chooseFile:fail ${detail}`,
  })
  expect(host.requests).toEqual([])
})

test('returns at most `count` files, in order', async () => {
  const host = memoryChooser(file('1.txt'), file('2.txt'), file('3.txt'))
  const { tempFiles } = await chooseFile({ count: 2 }, host)
  expect(tempFiles.map(({ name }) => name)).toEqual(['1.txt', '2.txt'])
  expect((await chooseFile({}, host)).tempFiles).toHaveLength(3)
  expect((await chooseFile({ count: 1 }, host)).tempFiles).toHaveLength(1)
  expect(host.requests.map(({ multiple }) => multiple)).toEqual([true, true, false])
})

test('leaves out files that are not accepted, and does not count them', async () => {
  const host = memoryChooser(file('note.txt', 'text/plain'), file('a.png', 'image/png'), file('b.png', 'image/png'))
  const { tempFiles } = await chooseImage({ count: 2 }, host)
  expect(tempFiles.map(({ name }) => name)).toEqual(['a.png', 'b.png'])
})

test('rejects if none of the chosen files is accepted', async () => {
  const host = memoryChooser(file('note.txt', 'text/plain'))
  await expect(chooseImage({ extension: ['png'] }, host)).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'chooseImage:fail none of the files chosen is of type .png, image/png',
  })
})

test.each<[object, string | undefined]>([
  [{}, undefined],
  [{ sourceType: ['album'] }, undefined],
  [{ sourceType: ['album', 'camera'] }, undefined],
  [{ sourceType: ['camera'] }, 'environment'],
  [{ sourceType: ['camera'], camera: 'front' }, 'user'],
])('with %j, `capture` is %s', async (options, capture) => {
  const host = memoryChooser(file('film.mp4', 'video/mp4'))
  await chooseVideo(options, host)
  expect(host.requests).toMatchObject([{ accept: ['video/*'], multiple: false, capture }])
})

test('ignores `extension` if the camera is the only source', async () => {
  const host = memoryChooser(file('photo.jpg', 'image/jpeg'))
  await chooseImage({ sourceType: ['camera'], extension: ['png'] }, host)
  expect(host.requests[0]?.accept).toEqual(['image/*'])
})

test('uses no camera for files of any type', async () => {
  const host = memoryChooser(file('a.txt'))
  await chooseFile({ sourceType: ['camera'] }, host)
  expect(host.requests[0]?.capture).toBeUndefined()
})

test.each([
  [['image'], 'image'],
  [['video'], 'video'],
  [['image', 'video'], 'mix'],
])('media of the kinds %j have the type %s', async (kinds, type) => {
  const files = kinds.map((kind) => file(`a.${kind}`, `${kind}/x`))
  const answer = await chooseMedia({}, memoryChooser(...files))
  expect(answer.type).toBe(type)
  expect(answer.tempFiles.map(({ fileType }) => fileType)).toEqual(kinds)
})

test.each([[[]], [['audio']], ['image']])('rejects mediaType %j', async (mediaType) => {
  await expect(chooseMedia({ mediaType } as never, memoryChooser())).rejects.toMatchObject({
    errMsg: 'chooseMedia:fail mediaType must be a list of image, video',
  })
})

test.each([[[]], [['tiny']], ['compressed']])('rejects sizeType %j', async (sizeType) => {
  await expect(chooseImage({ sizeType } as never, memoryChooser())).rejects.toMatchObject({
    errMsg: 'chooseImage:fail sizeType must be a list of original, compressed',
  })
})

test('returns a video even if its duration and size are unknown', async () => {
  const answer = await chooseVideo({}, memoryChooser(file('film.mp4', 'video/mp4')))
  expect(answer).toMatchObject({ name: 'film.mp4', size: 7, duration: undefined, width: undefined, height: undefined })
  expect(answer.tempFilePath).toBe(answer.tempFile.path)
})

test.each([
  ['chooseVideo', chooseVideo],
  ['chooseMedia', chooseMedia],
] as const)('%s aborted while it reads the videos leaves no path', async (name, choose) => {
  const made = vi.spyOn(URL, 'createObjectURL')
  const released = vi.spyOn(URL, 'revokeObjectURL')
  const controller = new AbortController()
  const host: FileChooserHost = {
    async choose() {
      controller.abort()
      return [file('1.mp4', 'video/mp4'), file('2.mp4', 'video/mp4')]
    },
  }
  await expect(choose({ signal: controller.signal }, host)).rejects.toMatchObject({ errMsg: `${name}:fail abort` })
  const paths = made.mock.results.map(({ value }) => value)
  expect(paths.length).toBeGreaterThan(0)
  expect(released.mock.calls.flat()).toEqual(paths)
})
