import { expect, test } from 'vitest'
import { fileName } from './fileName.ts'

const blob = (type = '') => new Blob([], { type })

test.each<[string, Blob, string]>([
  ['blob:http://localhost/1-2', new File([], 'note.txt'), 'note.txt'],
  ['blob:http://localhost/1-2', blob('image/jpeg'), 'file.jpg'],
  ['blob:http://localhost/1-2', blob('image/png'), 'file.png'],
  ['blob:http://localhost/1-2', blob('video/webm;codecs=vp8'), 'file.webm'],
  ['blob:http://localhost/1-2', blob('application/pdf'), 'file.pdf'],
  ['blob:http://localhost/1-2', blob('application/octet-stream'), 'file'],
  ['data:image/svg+xml,<svg/>', blob('image/svg+xml'), 'file.svg'],
  ['https://example.com/photos/1.jpg?size=2#a', blob('image/png'), '1.jpg'],
  ['https://example.com/a%20b.pdf', blob(), 'a b.pdf'],
  ['/files/%E0%A4%A', blob(), '%E0%A4%A'],
  ['poster.png', blob(), 'poster.png'],
  ['https://example.com/', blob('text/plain'), 'file.txt'],
])('%s is saved under a suitable name', (path, file, name) => {
  expect(fileName(path, file)).toBe(name)
})
