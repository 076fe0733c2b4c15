import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentSection, letterAfterKey, letterAt, letterLook, letterName, thinning } from './indexBar.state.ts'

const count = fc.integer({ min: 1, max: 60 })

test.each([
  [100, 0],
  [109.9, 0],
  [110, 1],
  [199, 9],
  [200, 9],
  [5_000, 9],
  [-5, 0],
  [Number.NaN, 0],
])('a pointer at %d is at letter %d of ten', (y, sectionIndex) => {
  expect(letterAt(y, 100, 100, 10)).toBe(sectionIndex)
})

test.each([
  ['#', 'Others', 'Others'],
  ['•', 'Near you', 'Near you'],
  ['A', 'Names with A', undefined],
  ['Ж', 'Ж', undefined],
  ['2', 'Two', undefined],
  ['#', undefined, undefined],
])('the entry %s of the section %s has the name %s', (index, label, name) => {
  expect(letterName(index, label)).toBe(name)
})

describe('hidden letters', () => {
  test.each([
    [26, 468, 1],
    [26, 364, 1],
    [26, 363, 2],
    [26, 100, 4],
    [26, 1, 26],
    [26, 0, 26],
    [1, 0, 1],
    [0, 100, 1],
  ])('%d letters in %d px: every visible one represents %d', (letters, height, step) => {
    expect(thinning(letters, height, 14)).toBe(step)
  })

  const looks = (letters: number, step: number) =>
    Array.from({ length: letters }, (_, sectionIndex) => letterLook(sectionIndex, letters, step))
      .map((look) => ({ letter: 'A', dot: '.', none: '_' })[look])
      .join('')

  test.each([
    [5, 1, 'AAAAA'],
    [5, 2, 'A.A.A'],
    [6, 2, 'A.A._A'],
    [7, 3, 'A._A._A'],
    [9, 4, 'A_._A_._A'],
    [10, 4, 'A_._A_.__A'],
    [4, 9, 'A__A'],
    [1, 1, 'A'],
  ])('of %d letters with a step of %d: %s', (letters, step, expected) => {
    expect(looks(letters, step)).toBe(expected)
  })

  test('the first and the last letter are visible, and visible letters do not touch', () => {
    fc.assert(
      fc.property(count, fc.integer({ min: 0, max: 900 }), (letters, height) => {
        const step = thinning(letters, height, 14)
        const shown = Array.from({ length: letters }, (_, sectionIndex) => sectionIndex).filter(
          (sectionIndex) => letterLook(sectionIndex, letters, step) === 'letter',
        )
        expect([shown[0], shown.at(-1)]).toEqual([0, letters - 1])
        const gaps = shown.slice(1).map((sectionIndex, at) => sectionIndex - (shown[at] ?? 0))
        if (letters > step) expect(Math.min(step, ...gaps)).toBe(step)
      }),
    )
  })
})

describe('the current section', () => {
  test.each([
    [[50, 150, 250], 0, 0],
    [[0, 100, 200], 0, 0],
    [[-99, 1, 101], 0, 1],
    [[-99, 2, 101], 0, 0],
    [[-300, -200, -100], 0, 2],
    [[-60, 44, 150], 44, 1],
    [[], 0, 0],
  ])('of sections at %j, with the line at %d, the current one is %d', (tops, line, sectionIndex) => {
    expect(currentSection(tops, line)).toBe(sectionIndex)
  })

  test('never decreases while the list scrolls down', () => {
    const heights = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1 })
    fc.assert(
      fc.property(heights, fc.nat(2000), fc.nat(2000), (list, scrolled, more) => {
        let top = 0
        const tops = list.map((height) => {
          top += height
          return top - height
        })
        const at = (scroll: number) => currentSection(tops, scroll)
        expect(at(scrolled + more)).toBeGreaterThanOrEqual(at(scrolled))
      }),
    )
  })
})

describe('keys', () => {
  const indexes = ['★', 'A', 'B', 'Be', 'É', '#']
  test.each([
    [1, 'ArrowDown', 2],
    [5, 'ArrowDown', 5],
    [1, 'ArrowUp', 0],
    [0, 'ArrowUp', 0],
    [3, 'Home', 0],
    [0, 'End', 5],
    [0, 'b', 2],
    [2, 'b', 3],
    [3, 'B', 2],
    [0, 'é', 4],
    [0, '#', 5],
    [0, '★', 0],
    [0, 'z', undefined],
    [0, ' ', undefined],
    [0, 'Enter', undefined],
    [0, 'Tab', undefined],
  ])('from %d, %s moves to %s', (sectionIndex, key, expected) => {
    expect(letterAfterKey(indexes, sectionIndex, key)).toBe(expected)
  })
})
