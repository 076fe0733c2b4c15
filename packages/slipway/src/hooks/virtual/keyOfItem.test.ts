import { expect, test } from 'vitest'
import { keyOfItem } from './keyOfItem.ts'

test.each([
  [{ key: 'k', id: 'i' }, 'k'],
  [{ id: 7 }, 7],
  [{ id: null }, 3],
  ['text', 'text'],
  [5, 5],
  [null, 3],
  [undefined, 3],
])('the key of %o', (item, key) => {
  expect(keyOfItem(item, 3)).toBe(key)
})
