import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  acceptList,
  completeItem,
  isComing,
  isPending,
  isPicture,
  neighbourOf,
  patchItem,
  sizeText,
  sortFiles,
  type UploadItem,
  type UploadStatus,
  uploadNews,
} from './uploader.state.ts'
import { uploadsToStart } from './uploads.state.ts'

const file = (name: string, size = 1, type = '') => new File([new Uint8Array(size)], name, { type })
const statuses: readonly UploadStatus[] = ['waiting', 'uploading', 'done', 'failed']
const anyItems = fc
  .array(fc.tuple(fc.constantFrom(...statuses), fc.boolean()), { maxLength: 12 })
  .map((list) =>
    list.map(([status, isOwn], index) =>
      completeItem({ key: `${index}`, name: `${index}.txt`, status, ...(isOwn && { file: file('a') }) }),
    ),
  )

describe('incomplete items', () => {
  test.each([
    [{ url: '/photos/1%20a.jpg?size=2' }, { key: '/photos/1%20a.jpg?size=2', name: '1 a.jpg', type: 'image/jpeg' }],
    [{ url: '/photos/7' }, { name: '7', type: '', status: 'done', progress: 100 }],
    [{ url: '/%E0%A4%A' }, { name: '%E0%A4%A' }],
    [{ url: 'data:image/png;base64,AA' }, { name: '', type: 'image/png' }],
    [{ file: file('a.PDF', 3) }, { key: 'a.PDF', name: 'a.PDF', size: 3, status: 'waiting', progress: 0, url: '' }],
    [
      { file: file('a', 3, 'video/mp4'), url: '/a' },
      { type: 'video/mp4', status: 'done' },
    ],
    [
      { name: 'b', status: 'failed' as const },
      { key: 'b', status: 'failed', progress: 0 },
    ],
    [{}, { key: '', name: '', status: 'done' }],
  ])('%j is completed', (given, whole) => {
    expect(completeItem(given)).toMatchObject(whole)
  })

  test('a complete item is unchanged', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        expect(items.map(completeItem)).toEqual(items)
      }),
    )
  })
})

test.each([
  ['', []],
  ['*/*', []],
  [' image/* , .PDF,', ['image/*', '.pdf']],
])('accept %j is %j', (accept, list) => {
  expect(acceptList(accept)).toEqual(list)
})

test.each([
  ['image/png', [], true],
  ['application/pdf', ['image/*'], false],
  ['', ['image/*', 'image/heic'], true],
  ['', ['image/*', '.pdf'], false],
  ['', [], false],
])('a file of type %j with accept %j is an image: %s', (type, accept, expected) => {
  expect(isPicture(completeItem({ name: 'a', type }), accept)).toBe(expected)
})

describe('limits', () => {
  const names = (files: readonly File[] | undefined) => files?.map(({ name }) => name)

  test('each file is rejected for the first reason that applies', () => {
    const files = [file('1.txt', 9), file('2.png', 9), file('3.png', 4), file('4.png', 3), file('5.png', 5)]
    const { taken, refused } = sortFiles(files, { accept: ['.png'], maxSize: 4, room: 1 })
    expect(names(taken)).toEqual(['3.png'])
    expect([...refused].map(([reason, some]) => [reason, names(some)])).toEqual([
      ['type', ['1.txt']],
      ['size', ['2.png', '5.png']],
      ['count', ['4.png']],
    ])
  })

  test('each file is accepted or rejected once; accepted files respect the limits and keep their order', () => {
    const anyFile = fc
      .tuple(fc.constantFrom('a.png', 'b.txt'), fc.integer({ min: 0, max: 6 }))
      .map(([name, size]) => file(name, size))
    const limits = fc.record({
      accept: fc.constantFrom([], ['.png']),
      maxSize: fc.constantFrom(3, Number.POSITIVE_INFINITY),
      room: fc.constantFrom(0, 2, Number.POSITIVE_INFINITY),
    })
    fc.assert(
      fc.property(fc.array(anyFile, { maxLength: 8 }), limits, (files, given) => {
        const { taken, refused } = sortFiles(files, given)
        expect(new Set([...taken, ...[...refused.values()].flat()])).toEqual(new Set(files))
        expect(taken).toEqual(files.filter((one) => taken.includes(one)))
        expect(taken.length).toBeLessThanOrEqual(given.room)
        expect(taken.every(({ size }) => size <= given.maxSize)).toBe(true)
        if (refused.has('count')) expect(taken).toHaveLength(given.room)
      }),
    )
  })
})

describe('next uploads', () => {
  test.each([
    ['waiting', true],
    ['uploading', true],
    ['done', false],
    ['failed', false],
  ] as const)('%s: %s', (status, expected) => {
    const item = completeItem({ key: 'a', file: file('a'), status })
    expect(uploadsToStart([item], new Set(), 0)).toEqual(expected ? [item] : [])
    expect(uploadsToStart([item], new Set(['a']), 0), 'once').toEqual([])
    expect(uploadsToStart([{ ...item, file: undefined }], new Set(), 0), 'not without a file').toEqual([])
  })

  test('at most three at once, in order, until all are uploaded', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const begun: UploadItem[] = []
        let running = 0
        for (let turn = 0; turn <= items.length; turn++) {
          const next = uploadsToStart(items, new Set(begun.map(({ key }) => key)), running)
          begun.push(...next)
          running += next.length
          expect(running).toBeLessThanOrEqual(3)
          running = Math.max(0, running - 1)
        }
        expect(begun).toEqual(items.filter((item) => item.file && isPending(item)))
      }),
    )
  })
})

test.each([
  ['waiting', true, true],
  ['waiting', false, false],
  ['uploading', true, true],
  ['uploading', false, true],
  ['done', true, false],
  ['failed', true, false],
] as const)('%s, with upload: %s, makes progress: %s', (status, isQueued, expected) => {
  expect(isComing(completeItem({ status }), isQueued)).toBe(expected)
})

describe('news', () => {
  const items = statuses.map((status) => completeItem({ key: status, name: status, status }))
  test.each([
    ['nothing', items, []],
    ['an end', patchItem(items, 'uploading', { status: 'done' }), [{ what: 'done', name: 'uploading' }]],
    ['a failure', patchItem(items, 'waiting', { status: 'failed' }), [{ what: 'failed', name: 'waiting' }]],
    ['a beginning', patchItem(items, 'waiting', { status: 'uploading' }), []],
    ['progress', patchItem(items, 'uploading', { progress: 50 }), []],
    ['one less', items.slice(1), [{ what: 'removed', name: 'waiting' }]],
    ['one more', [...items, completeItem({ key: 'new' })], []],
  ])('%s', (_, after, expected) => {
    expect(uploadNews(items, after)).toEqual(expected)
  })
})

test.each([
  ['0', '1'],
  ['1', '2'],
  ['2', '1'],
])('after the removal of %s the focus is at %s', (key, expected) => {
  expect(
    neighbourOf(
      ['0', '1', '2'].map((one) => completeItem({ key: one })),
      key,
    ),
  ).toBe(expected)
})

test('the only item has no neighbour', () => {
  expect(neighbourOf([completeItem({ key: 'a' })], 'a')).toBeUndefined()
})

test.each([
  [0, 'en', '0 byte'],
  [999, 'en', '999 byte'],
  [1_480_000, 'en', '1.5 MB'],
  [88_000, 'fr', '88 ko'],
  [5e12, 'en', '5,000 GB'],
])('%d bytes in %s are %s', (bytes, locale, text) => {
  expect(sizeText(bytes, locale).replace(/\s/g, ' ')).toBe(text)
})
