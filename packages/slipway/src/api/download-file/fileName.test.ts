import fc from 'fast-check'
import { expect, test } from 'vitest'
import { downloadName } from './fileName.ts'

test.each([
  ['quotes', 'attachment; filename="report 1.pdf"', 'report 1.pdf'],
  ['no quotes', 'attachment; filename=report.pdf', 'report.pdf'],
  ['no quotes, with spaces', 'attachment; filename=report 1.pdf ; size=3', 'report 1.pdf'],
  ['escapes', String.raw`attachment; filename="a \"b\" c.txt"`, 'a "b" c.txt'],
  ['a separator in quotes', 'attachment; name="x; filename=wrong"; filename="a;b.txt"', 'a;b.txt'],
  [
    'the extended name is preferred, in any order',
    `attachment; filename*=UTF-8''na%C3%AFve.txt; filename="naive.txt"`,
    'naïve.txt',
  ],
  ['an extended name in Latin-1', `attachment; filename="x"; filename*=iso-8859-1'en'%A3%20rates`, '£ rates'],
  ['an invalid extended name is ignored', `attachment; filename*=UTF-8''%E4%; filename="right.txt"`, 'right.txt'],
  [
    'an extended name in an unknown charset is ignored',
    `attachment; filename*=koi8-r''%C1; filename="right.txt"`,
    'right.txt',
  ],
  ['any case', 'ATTACHMENT; FileName="a.txt"', 'a.txt'],
  ['the first of two', 'attachment; filename="a.txt"; filename="b.txt"', 'a.txt'],
  ['UTF-8 as bytes', `attachment; filename="${Buffer.from('报告.pdf').toString('latin1')}"`, '报告.pdf'],
  ['Latin-1', 'attachment; filename="na\xefve.txt"', 'naïve.txt'],
  ['percent encoding without an asterisk', 'attachment; filename="%E6%8A%A5.pdf"', '报.pdf'],
  ['a literal percent sign', 'attachment; filename="100%.pdf"', '100%.pdf'],
  ['the directories of a path are dropped', 'attachment; filename="../../etc/passwd"', 'passwd'],
  ['the directories of a Windows path are dropped', String.raw`attachment; filename=C:\Temp\a.txt`, 'a.txt'],
  ['control characters are removed', 'attachment; filename="a\u0000\nb.txt"', 'ab.txt'],
  ['dots are not a name', 'attachment; filename=".."', 'c.png'],
  ['an empty name', 'attachment; filename=""', 'c.png'],
  ['a disposition type only', 'inline', 'c.png'],
  ['no header', undefined, 'c.png'],
])('[S7.3] the name in the header: %s', (_, disposition, name) => {
  expect(downloadName(disposition, 'https://example.com/a/c.png?x=/d#e')).toBe(name)
})

test.each([
  ['https://example.com/a/b%20c.txt', 'b c.txt'],
  ['/a/100%.txt', '100%.txt'],
  ['a.txt', 'a.txt'],
  ['/a/%2e%2e%2fpasswd', 'passwd'],
  ['https://example.com', 'file'],
  ['https://example.com/a/', 'file'],
  ['data:text/plain,a/b', 'file'],
  ['', 'file'],
])('[S7.3] the name in the address: %s', (url, name) => {
  expect(downloadName(undefined, url)).toBe(name)
})

test('any header gives a valid file name', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string().map((value) => `attachment; filename="${value}"`),
    fc.string().map((value) => `a;filename*=UTF-8''${value}`),
  )
  fc.assert(
    fc.property(text, fc.string({ unit: 'binary' }), (disposition, url) => {
      expect(downloadName(disposition, url)).toMatch(/^(?!\.+$)[^/\\\p{Cc}]+$/u)
    }),
  )
})
