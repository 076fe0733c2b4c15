import { expect, test } from 'vitest'
import { imageTypeOf } from './imageType.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0', '', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', '', 'png'],
  ['GIF89a', 'image/png', 'gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', '', 'webp'],
  ['RIFF\x10\0\0\0WAVEfmt ', '', 'unknown'],
  ['\0\0\0\x20ftypavif', '', 'avif'],
  ['\0\0\0\x20ftypheic', '', 'heic'],
  ['II*\0', '', 'tiff'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 'svg'],
  ['<svg/>', '', 'unknown'],
  ['', '', 'unknown'],
  ['\xff', '', 'unknown'],
])('%j with MIME type %j is %s', (beginning, mimeType, type) => {
  expect(imageTypeOf(bytes(beginning), mimeType)).toBe(type)
})
