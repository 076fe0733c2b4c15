import { expect, test } from 'vitest'
import { isHls, levelName } from './stream.ts'

test.each([
  ['/a.m3u8', true],
  ['https://example.com/a.M3U8?token=1', true],
  ['/a.m3u8#t=3', true],
  ['/a.m3u8.mp4', false],
  ['/a.webm', false],
  [undefined, false],
])('%s is a stream: %s', (src, isStream) => {
  expect(isHls(src)).toBe(isStream)
})

test('a rendition has the name of its height, or of its rate', () => {
  expect(levelName({ height: 720, bitrate: 1 })).toBe('720p')
  expect(levelName({ height: 0, bitrate: 64_000 })).toBe('64 kbit/s')
})
