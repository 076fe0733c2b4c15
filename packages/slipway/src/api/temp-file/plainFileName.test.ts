import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createObjectUrl } from '../../base/objectUrls.ts'
import { startShell } from '../../testing/internal/fakes/memoryShell.ts'
import { redrawn } from '../compress-image/redrawn.ts'
import { downloadName } from '../download-file/fileName.ts'
import { host as savingHost } from '../save-file-to-device/capacitor.ts'
import { saveFileToDevice } from '../save-file-to-device/index.ts'
import { share } from '../share/index.ts'
import { fileName } from './fileName.ts'
import { plainFileName } from './plainFileName.ts'

test.each([
  ['an ordinary name', 'Report 2026 (1).pdf', 'Report 2026 (1).pdf'],
  ['other scripts', '报告 दस्तावेज़ תעודה.pdf', '报告 दस्तावेज़ תעודה.pdf'],
  ['a Persian name with a non-joiner', 'می\u200cخواهم.txt', 'می\u200cخواهم.txt'],
  ['emoji with joiners and variation selectors', '👩\u200d👧 ❤\ufe0f.png', '👩\u200d👧 ❤\ufe0f.png'],
  ['a hidden extension', 'annexe\u202efdp.exe', 'annexefdp.exe'],
  ['a control character', 'a\u0000\u0007b\u0085.txt', 'ab.txt'],
  ['line breaks', 'a\r\nb\u2028c\u2029.txt', 'abc.txt'],
  ['a lone surrogate', 'a\ud83d.txt', 'a.txt'],
  ['zero-width characters', 'a\u200b\u2060\ufeff\u00adb.txt', 'ab.txt'],
  ['characters without a glyph', 'a\u3164\u115f\u2800b.txt', 'ab.txt'],
  ['annotation marks and tags', 'a\ufff9b\u{e0041}.txt', 'ab.txt'],
  ['an extension that is pushed out of view', `a.pdf${' '.repeat(90)}.exe`, 'a.pdf .exe'],
  ['spaces at both ends', ' \u00a0a.txt\u3000', 'a.txt'],
  ['a single wide space', 'a\u3000b.txt', 'a\u3000b.txt'],
])('a file name with %s', (_, text, name) => {
  expect(plainFileName(text)).toBe(name)
})

const directionMarks = [0x200e, 0x200f, 0x61c, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]

test.each(directionMarks.map((code) => [code.toString(16), String.fromCodePoint(code)]))(
  'the direction mark U+%s is removed',
  (_, mark) => {
    expect(plainFileName(`${mark}a${mark}b.txt${mark}`)).toBe('ab.txt')
  },
)

test.each(['', ' ', '.', '..', '...', '\u202e', '\u200e..\u200e', '\u0000'])('%j is not a name', (text) => {
  expect(plainFileName(text)).toBeUndefined()
})

test('cleaning a name twice gives the same result as cleaning it once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const name = plainFileName(text)
      if (name === undefined) return
      expect(plainFileName(name)).toBe(name)
      expect(name).not.toMatch(/[\p{Cc}\p{Bidi_Control}]|^\.*$|^\s|\s$/u)
    }),
  )
})

describe('misleading characters do not reach the name of', () => {
  const [given, plain] = ['annexe\u202efdp.exe', 'annexefdp.exe']
  const file = new File(['x'], given, { type: 'image/png', lastModified: 7 })

  test.each([
    ['a download, from its header', downloadName(`a; filename*=UTF-8''${encodeURIComponent(given)}`, '/')],
    ['a download, from its address', downloadName(undefined, `/files/${encodeURIComponent(given)}`)],
    ['a file that is saved or uploaded', fileName('', file)],
    ['a file from an address', fileName(`/files/${given}`, new Blob())],
    ['a file with a name from the app', fileName('', new Blob(), given)],
  ])('%s', (_, name) => {
    expect(name).toBe(plain)
  })

  test('a compressed image', async () => {
    const host = { read: async () => file, redraw: async () => file }
    expect((await redrawn(host, file, 'png', { fit: {}, quality: 1 } as never)).name).toBe('annexefdp.png')
    const nameless = new File([], '\u202e.png')
    expect((await redrawn(host, nameless, 'jpg', { fit: {}, quality: 1 } as never)).name).toBe('image.jpg')
  })

  test('a shared file', async () => {
    const shared: File[] = []
    const host = {
      wholeUrl: () => undefined,
      share: async ({ files = [] }: { files?: readonly File[] }) => {
        shared.push(...files)
        return true
      },
    }
    const ordinary = new File([], 'a.txt')
    await share({ files: [file, ordinary] }, host)
    expect(shared.map(({ name, type, lastModified }) => ({ name, type, lastModified }))[0]).toEqual({
      name: plain,
      type: 'image/png',
      lastModified: 7,
    })
    expect(await shared[0]?.text()).toBe('x')
    expect(shared[1]).toBe(ordinary)
  })

  test('a file that a native shell saves', async () => {
    const { files } = startShell({ Share: { share: async () => ({}) } })
    const tempFilePath = createObjectUrl(file)
    await saveFileToDevice({ tempFilePath, fileName: `../${given}` }, savingHost)
    await saveFileToDevice({ tempFilePath, fileName: '..' }, savingHost)
    expect([...files.keys()]).toEqual([`slipway-files/${plain}`])
  })
})
