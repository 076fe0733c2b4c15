import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { overrideConstants } from '../../base/defaults/overrideConstants.ts'
import { releaseObjectUrl } from '../../base/objectUrls.ts'
import { lacking } from '../../testing/internal/environment/devTools.ts'
import { blank, openDocument } from '../../testing/internal/environment/ownDocument.ts'
import type { Choosers } from '../../testing/internal/environment/untouched.ts'
import { watchChoosers } from '../../testing/internal/fakes/fileChooser.ts'
import { makeImage, makeNoise, makeVideo } from '../../testing/internal/fakes/madeMedia.ts'
import { fromClick } from '../../testing/internal/input/fromClick.ts'
import { chooseFile } from '../choose-file/index.ts'
import { chooseImage } from '../choose-image/index.ts'
import { chooseMedia } from '../choose-media/index.ts'
import { chooseVideo } from '../choose-video/index.ts'

// A slow machine may need longer to read a video than an app should wait.
beforeEach(() => onTestFinished(overrideConstants({ video: { localMetadataMs: 10_000 } })))
afterEach(() => expect(document.querySelector('input'), 'no input is left in the document').toBeNull())

const note = new File(['Meet at 8'], 'note.txt', { type: 'text/plain' })
const report = new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' })

/** Makes the timers of the chooser fire immediately, so that presses count on a slow machine too. */
function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

describe('without a gesture', () => {
  test.each(['chooseImage', 'chooseVideo', 'chooseMedia', 'chooseFile'] as const)(
    '[S8.5] %s rejects because the file chooser needs user activation',
    async (name) => {
      const { window } = openDocument(blank, './untouched.ts')
      const choosers = await vi.waitFor(
        () => (window() as { choosers?: Choosers }).choosers ?? expect.unreachable('they are on their way'),
      )
      // In Firefox, Playwright runs evaluated code as if in a user gesture.
      if (window().navigator.userActivation.isActive) lacking('a page without user activation')
      await expect(choosers[name]({})).rejects.toMatchObject({
        code: 'denied',
        errMsg: `${name}:fail the file chooser needs user activation: open it in a click handler`,
      })
    },
  )
})

describe('from a click', () => {
  test('chooses images, each with its path', async () => {
    const opened = await watchChoosers()
    const { call } = await fromClick(() => chooseImage({ count: 2 }))
    const { input, choose } = await opened()
    expect([input.accept, input.multiple, input.hasAttribute('capture')]).toEqual(['image/*', true, false])
    const images = [await makeImage(), await makeImage({ width: 8, name: 'small.png' })]
    await choose(...images)
    const { tempFilePaths, tempFiles } = await call
    expect(tempFiles.map(({ name, size, type }) => [name, size, type])).toEqual(
      images.map(({ name, size, type }) => [name, size, type]),
    )
    expect(tempFiles.map(({ path }) => path)).toEqual(tempFilePaths)
    expect(tempFiles[0]).toBeInstanceOf(File)
    const sizes = await Promise.all(tempFilePaths.map(async (path) => (await (await fetch(path)).blob()).size))
    expect(sizes).toEqual(images.map(({ size }) => size))
    for (const path of tempFilePaths) releaseObjectUrl(path)
  })

  test('allows one file only if `count` is 1', async () => {
    const opened = await watchChoosers()
    const { call } = await fromClick(() => chooseFile({ count: 1, extension: ['pdf'] }))
    const { input, choose } = await opened()
    expect([input.accept, input.multiple]).toEqual(['.pdf', false])
    await choose(report)
    expect((await call).tempFiles).toMatchObject([{ name: 'report.pdf', size: 8 }])
  })

  test('sets `capture` if the camera is the only source', async () => {
    const opened = await watchChoosers()
    const { call } = await fromClick(() => chooseVideo({ sourceType: ['camera'], camera: 'front', extension: ['mp4'] }))
    const { input, choose } = await opened()
    expect([input.accept, input.getAttribute('capture')]).toEqual(['video/*', 'user'])
    await choose(await makeVideo())
    const { duration, width, height, name, size, tempFile, tempFilePath } = await call
    expect({ width, height, name }).toEqual({ width: 64, height: 48, name: 'film.webm' })
    expect(duration).toBeGreaterThan(0.05)
    expect([tempFile.size, tempFile.path]).toEqual([size, tempFilePath])
  })

  test('distinguishes images and videos, and leaves out other files', async () => {
    const opened = await watchChoosers()
    const { call } = await fromClick(() => chooseMedia({}))
    const { input, choose } = await opened()
    expect(input.accept).toBe('image/*,video/*')
    await choose(await makeImage(), note, await makeVideo())
    const { tempFiles, type } = await call
    expect(type).toBe('mix')
    expect(tempFiles.map(({ fileType, width }) => [fileType, width])).toEqual([
      ['image', undefined],
      ['video', 64],
    ])
  })

  test('compressed images are smaller, upright and of the same type', async () => {
    const opened = await watchChoosers()
    const { call } = await fromClick(() => chooseImage({ sizeType: ['compressed'] }))
    const { choose } = await opened()
    const noise = await makeNoise(2_000, 500, 'image/jpeg', 'noise.jpeg')
    const gif = new File(['GIF89a'], 'moving.gif', { type: 'image/gif' })
    await choose(noise, gif)
    const { tempFiles } = await call
    expect(tempFiles.map(({ name, type }) => [name, type])).toEqual([
      ['noise.jpg', 'image/jpeg'],
      ['moving.gif', 'image/gif'],
    ])
    const [smaller] = tempFiles
    if (!smaller) expect.unreachable()
    expect(smaller.size).toBeLessThan(noise.size / 2)
    const { width, height } = await createImageBitmap(smaller)
    expect([width, height]).toEqual([1_920, 480])
  })

  test('rejects with `cancelled` if the user closes the chooser', async () => {
    await watchChoosers(true)
    const { call } = await fromClick(() => chooseImage())
    await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'chooseImage:fail cancel' })
  })

  test('in browsers without a cancel event, the next press on the page cancels the call', async () => {
    await watchChoosers()
    holdTimers()
    const { call } = await fromClick(() => chooseFile())
    const ended = vi.fn()
    call.then(ended, ended)
    // The second click of a double click.
    await userEvent.click(document.body)
    expect(ended).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    await userEvent.click(document.body)
    await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'chooseFile:fail cancel' })
  })

  test('rejects with `locked` while another chooser is open', async () => {
    const opened = await watchChoosers()
    holdTimers()
    const first = await fromClick(() => chooseFile())
    const second = await fromClick(() => chooseImage())
    await expect(second.call).rejects.toMatchObject({ code: 'locked', errMsg: 'chooseImage:fail locked' })
    vi.useRealTimers()
    await (await opened()).choose(note)
    expect((await first.call).tempFiles).toHaveLength(1)
  })

  test('can be aborted by its signal, and the next call opens a chooser', async () => {
    const opened = await watchChoosers()
    const controller = new AbortController()
    const first = await fromClick(() => chooseFile({ signal: controller.signal }))
    await opened()
    controller.abort()
    await expect(first.call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'chooseFile:fail abort' })
    expect(document.querySelector('input')).toBeNull()
    const second = await fromClick(() => chooseFile())
    await (await opened()).choose(note)
    expect((await second.call).tempFiles).toHaveLength(1)
  })

  test('opens from a modal dialog, and its events do not reach the page', async () => {
    const opened = await watchChoosers()
    const dialog = document.body.appendChild(document.createElement('dialog'))
    const received = vi.fn()
    const listening = new AbortController()
    for (const type of ['change', 'cancel']) document.addEventListener(type, received, listening)
    onTestFinished(() => {
      dialog.remove()
      listening.abort()
    })
    dialog.showModal()
    const { call } = await fromClick(() => chooseFile(), dialog)
    await (await opened()).choose(note)
    await call
    expect(received).not.toHaveBeenCalled()
  })
})
