import { resolveObjectURL } from 'node:buffer'
import { afterEach, expect, test } from 'vitest'
import { createObjectUrl, heldLimitBytes, objectUrlBlob, releaseObjectUrl } from './objectUrls.ts'

const made: string[] = []

function make(...args: Parameters<typeof createObjectUrl>): string {
  const url = createObjectUrl(...args)
  made.push(url)
  return url
}

afterEach(() => {
  for (const url of made.splice(0)) releaseObjectUrl(url)
})

const quarter = new Blob([new Uint8Array(heldLimitBytes / 4)])
const isAlive = (url: string) => resolveObjectURL(url) !== undefined

test('an address returns its file until it is released', async () => {
  const blob = new Blob(['Meet at 8'])
  const url = make(blob)
  expect(url).toMatch(/^blob:/)
  expect(objectUrlBlob(url)).toBe(blob)
  expect(await resolveObjectURL(url)?.text()).toBe('Meet at 8')
  releaseObjectUrl(url)
  expect([isAlive(url), objectUrlBlob(url)]).toEqual([false, undefined])
})

test('released and foreign addresses are ignored', () => {
  const url = make(new Blob(['a']))
  releaseObjectUrl(url)
  releaseObjectUrl(url)
  const foreign = URL.createObjectURL(new Blob(['b']))
  releaseObjectUrl(foreign)
  expect(isAlive(foreign)).toBe(true)
  expect(objectUrlBlob(foreign)).toBeUndefined()
  URL.revokeObjectURL(foreign)
})

test('the oldest files are released when all files together exceed the limit', () => {
  const urls = [quarter, quarter, quarter, quarter].map((blob) => make(blob))
  expect(urls.map(isAlive)).toEqual([true, true, true, true])
  const last = make(new Blob([quarter, 'x']))
  expect([...urls, last].map(isAlive)).toEqual([false, false, true, true, true])
})

test('files on disk do not count towards the limit and remain', () => {
  const chosen = make(quarter, true)
  const urls = [quarter, quarter, quarter, quarter, quarter].map((blob) => make(blob))
  expect([chosen, ...urls].map(isAlive)).toEqual([true, false, true, true, true, true])
})

test('the newest file remains, whatever its size', () => {
  const before = make(quarter)
  const large = make(new Blob([quarter, quarter, quarter, quarter, 'x']))
  expect([before, large].map(isAlive)).toEqual([false, true])
})
