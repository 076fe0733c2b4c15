import { expect, test } from 'vitest'
import { isPlainClick } from './isPlainClick.ts'

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }

test('a click of the main button, without modifier keys, navigates', () => expect(isPlainClick(plain)).toBe(true))

test.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { defaultPrevented: true },
])('a click with %j does not navigate', (other) => expect(isPlainClick({ ...plain, ...other })).toBe(false))
