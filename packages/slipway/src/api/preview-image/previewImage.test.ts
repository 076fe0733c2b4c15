import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from '../../router/config/config.ts'
import { createNavigator } from '../../router/createNavigator.ts'
import { peekNavigator, setNavigator } from '../../router/current.ts'
import { memoryHistory } from '../../router/history/memoryHistory.ts'
import { navigateBack, navigateTo } from '../navigation/index.ts'
import { closePreviewImage, type PreviewImageOptions, previewImage } from './index.ts'

const load = vi.fn(async () => ({}))
const viewer = { '/preview-image': page({ load, navigationBar: false }) }

function start(pages: object = viewer): void {
  setNavigator(createNavigator({ pages: { '/': page({ load: async () => ({}) }), ...pages } }, memoryHistory()()))
}
const shown = () => peekNavigator()?.stack.get().pages
const urlsShown = () => shown()?.map(({ url }) => url)

beforeEach(() => start())
afterEach(() => {
  setNavigator(undefined)
  load.mockReset().mockResolvedValue({})
})

const urls = ['/a.jpg', 'blob:https://shop.example/1']

test('[S2.3] the viewer opens on top of the page, with the images outside its address', async () => {
  await previewImage({ urls, current: 1 })
  expect(shown()).toMatchObject([{ url: '/' }, { url: '/preview-image', state: { urls, current: 1 } }])
})

test.each([undefined, 1, -5, '/a.jpg', 'elsewhere.jpg'])('current may be %j', async (current) => {
  await previewImage(current === undefined ? { urls } : { urls, current })
  expect(shown()?.[1]?.state).toEqual({ urls, current: current ?? 0 })
})

test('a list that changes later does not change the images shown', async () => {
  const list = [...urls]
  const call = previewImage({ urls: list })
  list.length = 0
  await call
  expect(shown()?.[1]?.state).toMatchObject({ urls })
})

test.each([
  ['not an array', '/a.jpg'],
  ['missing', undefined],
  ['a list with a number', ['/a.jpg', 7]],
  ['a list with a hole', ['/a.jpg', undefined]],
])('[S5.18] urls that are %s are rejected, and no viewer opens', async (_, wrong) => {
  await expect(previewImage({ urls: wrong } as unknown as PreviewImageOptions)).rejects.toMatchObject({
    name: 'ApiError',
    code: 'invalid-argument',
    errMsg: 'previewImage:fail urls must be an array of strings',
  })
  expect(urlsShown()).toEqual(['/'])
})

test('[S5.18] an empty list is rejected', async () => {
  await expect(previewImage({ urls: [] })).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'previewImage:fail urls must not be empty',
  })
})

test.each([null, true, {}, [1]])('a current of %j is rejected', async (current) => {
  await expect(previewImage({ urls, current: current as never })).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'previewImage:fail current must be a number or a string',
  })
})

test('the viewer’s options are passed on, and a thumbnail as its box', async () => {
  const box = { x: 1, y: 2, width: 30, height: 40 }
  const element = { getBoundingClientRect: () => ({ ...box, top: 2, left: 1 }) }
  for (const from of [box, element]) {
    await previewImage({ urls, captions: ['A lake', ''], indicator: 'number', showMenu: false, from })
    expect(shown()?.[1]?.state).toEqual({
      urls,
      current: 0,
      captions: ['A lake', ''],
      indicator: 'number',
      showMenu: false,
      from: { ...box, documentMs: performance.timeOrigin },
    })
  }
})

test.each([
  [{ captions: 'A lake' }, 'captions must be an array of strings'],
  [{ captions: [undefined] }, 'captions must be an array of strings'],
  [{ indicator: 'stars' }, 'indicator must be one of default, number, none'],
  [{ showMenu: 'no' }, 'showMenu must be a boolean'],
  [{ from: null }, 'from must be an element or a box'],
  [{ from: '.thumbnail' }, 'from must be an element or a box'],
  [{ from: { x: 1, y: 2, width: 3 } }, 'from must be an element or a box'],
])('%j is rejected', async (odd, detail) => {
  await expect(previewImage({ urls, ...odd } as unknown as PreviewImageOptions)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: `previewImage:fail ${detail}`,
  })
  expect(urlsShown()).toEqual(['/'])
})

test('a call without options is rejected', async () => {
  await expect(previewImage(undefined as never)).rejects.toMatchObject({
    api: 'previewImage',
    code: 'invalid-argument',
  })
})

test('[S8.8] a refusal of the router becomes an error of previewImage', async () => {
  start({})
  await expect(previewImage({ urls })).rejects.toMatchObject({
    api: 'previewImage',
    code: 'not-found',
    errMsg: 'previewImage:fail page `/preview-image` is not found',
  })
})

test('[S8.8] a viewer whose code cannot be loaded becomes an error of previewImage', async () => {
  load.mockRejectedValue(new Error('no network'))
  await expect(previewImage({ urls })).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'previewImage:fail page `/preview-image` cannot be opened',
  })
})

test('a second tap rejects with locked, without an unhandled rejection', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  try {
    const first = previewImage({ urls })
    void previewImage({ urls })
    await expect(previewImage({ urls })).rejects.toMatchObject({ api: 'previewImage', code: 'locked' })
    await first
    await new Promise((resolve) => setImmediate(resolve))
    expect(unhandled).not.toHaveBeenCalled()
  } finally {
    process.off('unhandledRejection', unhandled)
  }
  expect(urlsShown()).toEqual(['/', '/preview-image'])
})

test('a call while a viewer is shown replaces its images', async () => {
  await previewImage({ urls })
  await previewImage({ urls: ['/b.jpg'] })
  expect(shown()).toMatchObject([{ url: '/' }, { url: '/preview-image', state: { urls: ['/b.jpg'], current: 0 } }])
})

test('a signal that has already fired prevents the viewer', async () => {
  await expect(previewImage({ urls, signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'cancelled',
    errMsg: 'previewImage:fail abort',
  })
  expect(load).not.toHaveBeenCalled()
})

test('a signal that fires while the viewer opens closes it again', async () => {
  const controller = new AbortController()
  load.mockImplementation(async () => {
    controller.abort()
    return {}
  })
  await expect(previewImage({ urls, signal: controller.signal })).rejects.toMatchObject({ code: 'cancelled' })
  expect(urlsShown()).toEqual(['/'])
})

test('a signal that fires later has no effect', async () => {
  const controller = new AbortController()
  await previewImage({ urls, signal: controller.signal })
  controller.abort()
  expect(urlsShown()).toEqual(['/', '/preview-image'])
})

test('closePreviewImage closes the viewer', async () => {
  await previewImage({ urls })
  await closePreviewImage()
  expect(urlsShown()).toEqual(['/'])
})

test('closePreviewImage closes no other page', async () => {
  start({ ...viewer, '/other': page({ load }) })
  await previewImage({ urls })
  await navigateTo({ url: '/other' })
  const refused = { api: 'closePreviewImage', code: 'not-found', errMsg: 'closePreviewImage:fail' }
  await expect(closePreviewImage()).rejects.toMatchObject(refused)
  expect(urlsShown()).toEqual(['/', '/preview-image', '/other'])
  await navigateBack()
  await closePreviewImage()
  await expect(closePreviewImage()).rejects.toMatchObject(refused)
})

test('both functions reject without a running app', async () => {
  setNavigator(undefined)
  await expect(closePreviewImage()).rejects.toMatchObject({ api: 'closePreviewImage', code: 'unavailable' })
  await expect(previewImage({ urls })).rejects.toMatchObject({ api: 'previewImage', code: 'unavailable' })
})
