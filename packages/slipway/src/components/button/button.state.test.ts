import { expect, test } from 'vitest'
import { isFormType, nativeButtonType } from './button.state.ts'

test.each([
  ['', 'button', true],
  ['submit', 'submit', true],
  ['reset', 'reset', true],
  ['button', 'button', false],
  ['send', 'button', false],
  ['Submit', 'button', false],
])('[S5.11] form type %j gives a native %s', (formType, native, exists) => {
  expect(nativeButtonType(formType)).toBe(native)
  expect(isFormType(formType)).toBe(exists)
})
