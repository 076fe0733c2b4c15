import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { keyOfItem } from '../../hooks/virtual/keyOfItem.ts'
import { groupRows, type ListContent, listRows } from './list.state.ts'

const content = (sizes: readonly number[], hasHeadings = false, columns = 1): ListContent<string> => ({
  parts: sizes.map((size, part) => Array.from({ length: size }, (_, item) => `${part}.${item}`)),
  hasHeadings,
  columns,
  keyOf: keyOfItem,
})

/** The rows as text. */
function shown(given: ListContent<string>): string[] {
  const rows = listRows(given)
  return Array.from({ length: rows.count }, (_, index) => {
    const { part, from, until } = rows.at(index)
    return from === undefined ? `# ${part}` : (given.parts[part]?.slice(from, until).join() ?? '')
  })
}

test.each([
  ['items', content([3]), ['0.0', '0.1', '0.2']],
  ['none', content([0]), []],
  ['side by side', content([5], false, 2), ['0.0,0.1', '0.2,0.3', '0.4']],
  ['sections', content([2, 0, 1], true), ['# 0', '0.0', '0.1', '# 1', '# 2', '2.0']],
  ['sections side by side', content([3, 2], true, 2), ['# 0', '0.0,0.1', '0.2', '# 1', '1.0,1.1']],
])('rows of %s', (_, given, rows) => {
  expect(shown(given)).toEqual(rows)
})

test('finds each item by its key and its index', () => {
  const parts = fc.array(fc.nat(7), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(parts, fc.boolean(), fc.integer({ min: 1, max: 4 }), (sizes, hasHeadings, columns) => {
      const given = content(sizes, hasHeadings, columns)
      const rows = listRows(given)
      const all = shown(given)
      for (const [place, item] of given.parts.flat().entries()) {
        const row = rows.find(item) ?? -1
        expect(all[row]?.split(',')).toContain(item)
        expect(rows.rowOf(place)).toBe(row)
      }
      expect(rows.find('none')).toBeUndefined()
      for (const [index, text] of all.entries()) {
        expect(rows.keyAt(index)).toBe(text.startsWith('#') ? undefined : text.split(',')[0])
      }
    }),
  )
})

test('an index beyond the last item gives the last row', () => {
  expect(listRows(content([3])).rowOf(9)).toBe(2)
  expect(listRows(content([3])).rowOf(-1)).toBe(0)
})

test('groups rendered rows by section, also a distant row that has the focus', () => {
  const rows = listRows(content([2, 2, 2], true))
  expect(groupRows(rows, [1, 4, 5, 6])).toEqual([
    { part: 0, rows: [1] },
    { part: 1, rows: [4, 5] },
    { part: 2, rows: [] },
  ])
})
