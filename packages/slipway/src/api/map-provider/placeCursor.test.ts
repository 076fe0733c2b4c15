import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FoundPlace } from '../../base/map/mapProvider.ts'
import { nextPage, readCursor } from './placeCursor.ts'

const place = (id: string): FoundPlace => ({ id, name: id, address: '', latitude: 0, longitude: 0 })
const all = () => true

test('places of earlier pages, and places that a page repeats, are removed', () => {
  const first = nextPage({ places: ['a', 'b', 'a'].map(place), nextCursor: '2' }, readCursor('f', undefined), all)
  expect(first.places.map(({ id }) => id)).toEqual(['a', 'b'])
  const position = readCursor('f', first.nextCursor)
  expect(position.sourceCursor).toBe('2')
  const second = nextPage({ places: ['b', 'c'].map(place), nextCursor: undefined }, position, all)
  expect(second).toEqual({ places: [place('c')], nextCursor: undefined })
})

test('a list ends with a page that only repeats places', () => {
  const first = nextPage({ places: [place('a')], nextCursor: '2' }, readCursor('f', undefined), all)
  const second = nextPage({ places: [place('a')], nextCursor: '3' }, readCursor('f', first.nextCursor), all)
  expect(second).toEqual({ places: [], nextCursor: undefined })
})

test('a list continues after an empty page, and after a page whose places are all excluded', () => {
  const position = readCursor('f', undefined)
  expect(nextPage({ places: [], nextCursor: '2' }, position, all).nextCursor).toBeDefined()
  expect(nextPage({ places: [place('a')], nextCursor: '2' }, position, () => false)).toMatchObject({
    places: [],
    nextCursor: expect.any(String),
  })
})

test.each([[''], ['a'], ['7'], ['[]'], ['{}'], ['[1,"a"]'], ['["a",1]'], [null], [7], [['a']]])(
  'the cursor %j is refused',
  (cursor) => {
    expect(() => readCursor('searchPlaces', cursor)).toThrow(
      expect.objectContaining({
        code: 'invalid-argument',
        errMsg: 'searchPlaces:fail cursor must be the nextCursor of an earlier result',
      }),
    )
  },
)

test('whatever pages a source returns, each id is returned once', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd', '__proto__'))), (pages) => {
      let cursor: string | undefined
      const ids: string[] = []
      for (const page of pages) {
        const result = nextPage({ places: page.map(place), nextCursor: 'n' }, readCursor('f', cursor), all)
        ids.push(...result.places.map(({ id }) => id))
        cursor = result.nextCursor
        if (cursor === undefined) break
      }
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})
