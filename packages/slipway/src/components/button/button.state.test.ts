import { expect, test } from 'vitest'
import { nativeButtonType } from './button.state.ts'

test.each([
  ['', 'button'],
  ['submit', 'submit'],
  ['reset', 'reset'],
  ['button', 'button'],
  ['send', 'button'],
  ['Submit', 'button'],
])('[S5.11] `formType` %j becomes the native type %s', (formType, native) => {
  expect(nativeButtonType(formType)).toBe(native)
})
