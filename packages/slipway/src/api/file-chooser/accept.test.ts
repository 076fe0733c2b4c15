import { expect, test } from 'vitest'
import { acceptedTypes, isAccepted, type MediaKind, mimeTypeOf } from './accept.ts'

test.each<[MediaKind[], string[] | undefined, string]>([
  [['image'], undefined, 'image/*'],
  [['video'], undefined, 'video/*'],
  [['image', 'video'], undefined, 'image/*,video/*'],
  [[], undefined, ''],
  [['image'], ['*'], 'image/*'],
  [['image'], ['png', '*'], 'image/*'],
  [['image'], ['.*'], 'image/*'],
  [[], ['*'], ''],
  [['image'], ['png'], '.png,image/png'],
  [['image'], ['jpg', 'jpeg'], '.jpg,image/jpeg,.jpeg'],
  [['image'], ['.PNG'], '.png,image/png'],
  [['image'], [' *.svg '], '.svg,image/svg+xml'],
  [['image'], ['jxl'], '.jxl'],
  [['video'], ['mov', 'mp4'], '.mov,video/quicktime,.mp4,video/mp4'],
  [[], ['pdf', 'docx'], '.pdf,.docx'],
  [[], ['jpg'], '.jpg,image/jpeg'],
  [[], ['application/pdf'], 'application/pdf'],
])('kinds %j with extensions %j give %j', (kinds, extensions, accept) => {
  expect(acceptedTypes(kinds, extensions).join()).toBe(accept)
})

test.each<[string, string, string, boolean]>([
  ['photo.png', 'image/png', 'image/*', true],
  ['note.txt', 'text/plain', 'image/*', false],
  ['note.txt', 'text/plain', '', true],
  ['photo.HEIC', '', 'image/*', true],
  ['film.mkv', '', 'video/*', true],
  ['film.mkv', '', 'image/*', false],
  ['unknown', '', 'image/*', false],
  ['photo.jpeg', 'image/jpeg', '.jpg,image/jpeg', true],
  ['REPORT.PDF', 'application/pdf', '.pdf', true],
  ['report.pdf.exe', 'application/x-msdownload', '.pdf', false],
  ['film.webm', 'video/webm;codecs=vp8', 'video/webm', true],
  ['photo.png', 'image/png', 'image/jpeg', false],
  ['image.txt', 'text/plain', 'image/*,video/*', false],
])('%s of type %j with `accept` %j: %s', (name, type, accept, expected) => {
  expect(isAccepted({ name, type }, accept ? accept.split(',') : [])).toBe(expected)
})

test('an unknown type is derived from the extension', () => {
  expect(mimeTypeOf('a.jpg', '')).toBe('image/jpeg')
  expect(mimeTypeOf('a.jpg', 'IMAGE/PNG')).toBe('image/png')
  expect(mimeTypeOf('a', '')).toBe('')
})
