import { expect, test, vi } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { type FontFaceHost, loadFontFace } from './index.ts'

const font = { family: 'Inter', source: 'url("/inter.woff2")' }

test('the font and its description reach the host', async () => {
  const load = vi.fn<FontFaceHost['load']>(async () => {})
  await loadFontFace({ ...font, desc: { weight: '700' }, global: true }, { load })
  const desc = { style: undefined, weight: '700', variant: undefined }
  expect(load.mock.calls).toEqual([['Inter', 'url("/inter.woff2")', desc, undefined]])
})

test.each<[object, string]>([
  [{ family: '' }, 'family must be a non-empty string'],
  [{ source: 7 }, 'source must be a non-empty string'],
  [{ desc: null }, 'options must be an object'],
  [{ desc: { weight: 700 } }, 'desc.weight must be a string'],
  [{ signal: {} }, 'signal must be an AbortSignal'],
])('rejects %j', async (odd, detail) => {
  const load = vi.fn<FontFaceHost['load']>()
  await expect(loadFontFace({ ...font, ...odd } as never, { load })).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: `loadFontFace:fail ${detail}`,
  })
  expect(load).not.toHaveBeenCalled()
})

test('an error of the host has its code', async () => {
  const load = () => Promise.reject(new HostError('failed', 'the font cannot be loaded'))
  await expect(loadFontFace(font, { load })).rejects.toMatchObject({
    code: 'failed',
    errMsg: 'loadFontFace:fail the font cannot be loaded',
  })
})

test('aborting the signal rejects immediately', async () => {
  const controller = new AbortController()
  const call = loadFontFace({ ...font, signal: controller.signal }, { load: () => new Promise<never>(() => {}) })
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled', errMsg: 'loadFontFace:fail abort' })
})

test('rejects with `unavailable` without a document', async () => {
  await expect(loadFontFace(font)).rejects.toMatchObject({ code: 'unavailable' })
})
