import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { madeMs, newSavedId, savedId, savedName, savedPath } from './savedPath.ts'

test.each([
  ['note.txt', 'slipway-file://saved/a1-b2/note.txt'],
  ['a b#c?d%.txt', 'slipway-file://saved/a1-b2/a%20b%23c%3Fd%25.txt'],
  ['报告.pdf', 'slipway-file://saved/a1-b2/%E6%8A%A5%E5%91%8A.pdf'],
])('the path of %s is an address that leads back to its identifier', (name, path) => {
  expect(savedPath('a1-b2', name)).toBe(path)
  expect(savedId(path)).toBe('a1-b2')
  expect(new URL(path).href).toBe(path)
})

test.each([
  '',
  '/a1-b2/note.txt',
  'blob:http://localhost/a1-b2/note.txt',
  'slipway-file://saved/',
  'slipway-file://saved/a1-b2',
  'slipway-file://saved/../note.txt',
  'slipway-file://saved/a1/note.txt',
  'slipway-file://saved/a1-b2%2F../note.txt',
  'slipway-file://other/a1-b2/note.txt',
])('%j is not the path of a saved file', (path) => {
  expect(savedId(path)).toBeUndefined()
})

test('identifiers are unique, contain their time, and are part of a path', () => {
  const before = Date.now()
  const ids = Array.from({ length: 1_000 }, newSavedId)
  expect(new Set(ids).size).toBe(1_000)
  for (const id of ids) {
    expect(savedId(savedPath(id, 'a'))).toBe(id)
    expect(madeMs(id)).toBeGreaterThanOrEqual(before)
    expect(madeMs(id)).toBeLessThanOrEqual(Date.now())
  }
})

describe('file names', () => {
  test.each([
    ['note.txt', 'note.txt'],
    ['../../etc/passwd', '..-..-etc-passwd'],
    ['C:\\notes\\a.txt', 'C--notes-a.txt'],
    ['报告 👩‍👧.pdf', '报告 👩‍👧.pdf'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(236)}.pdf`],
    [`${'报'.repeat(300)}.pdf`, `${'报'.repeat(78)}.pdf`],
    [`a${'👩'.repeat(300)}.pdf`, `a${'👩'.repeat(58)}.pdf`],
    ['a'.repeat(300), 'a'.repeat(240)],
    [`a.${'b'.repeat(300)}`, `a.${'b'.repeat(238)}`],
  ])('%s is saved as %s', (name, safe) => {
    expect(savedName(name)).toBe(safe)
  })

  test('each name fits a file system, and stays the same if it is saved again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }), (name) => {
        const safe = savedName(name)
        expect(safe).not.toMatch(/[/\\:]/)
        expect(new TextEncoder().encode(safe).length).toBeLessThanOrEqual(240)
        expect(savedName(safe)).toBe(safe)
      }),
    )
  })
})
