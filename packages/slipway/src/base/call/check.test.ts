import { expect, test } from 'vitest'
import { isApiError } from './ApiError.ts'
import { checkFunction, checkOptions, checkString } from './check.ts'
import { checkNumber, checkOneOf, checkSignal, checkText } from './checkValue.ts'

/** The text of the error, or `undefined` if the check accepts the value. */
function refused(check: () => unknown): string | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    return isApiError(error, 'invalid-argument') ? error.message : `another error: ${error}`
  }
}

test.each([
  ['text', undefined],
  ['', undefined],
  [7, 'share:fail title must be a string'],
  [null, 'share:fail title must be a string'],
  [undefined, 'share:fail title must be a string'],
  [new String('text'), 'share:fail title must be a string'],
])('a string: %j', (value, refusal) => {
  expect(refused(() => checkString('share', 'title', value))).toBe(refusal)
})

test.each([
  ['text', undefined],
  ['', 'request:fail url must be a non-empty string'],
  [7, 'request:fail url must be a non-empty string'],
])('a text that is not empty: %j', (value, refusal) => {
  expect(refused(() => checkText('request', 'url', value))).toBe(refusal)
})

test.each([
  [() => {}, undefined],
  [{ call: () => {} }, 'onSocketOpen:fail listener must be a function'],
  [undefined, 'onSocketOpen:fail listener must be a function'],
])('a function: %s', (value, refusal) => {
  expect(refused(() => checkFunction('onSocketOpen', 'listener', value))).toBe(refusal)
})

test.each([
  [new AbortController().signal, undefined],
  [undefined, undefined],
  [new AbortController(), 'request:fail signal must be an AbortSignal'],
  [null, 'request:fail signal must be an AbortSignal'],
])('a signal or none: %s', (value, refusal) => {
  expect(refused(() => checkSignal('request', value))).toBe(refusal)
})

test.each([
  [0, undefined],
  [-1, 'wait:fail duration must be a finite number, 0 or more'],
  [Number.NaN, 'wait:fail duration must be a finite number, 0 or more'],
  [Infinity, 'wait:fail duration must be a finite number, 0 or more'],
  ['5', 'wait:fail duration must be a finite number, 0 or more'],
])('a number from 0: %j', (value, refusal) => {
  expect(refused(() => checkNumber('wait', 'duration', value, 0))).toBe(refusal)
})

test('a number without a lower limit', () => {
  expect(refused(() => checkNumber('moveTo', 'x', -4.5))).toBeUndefined()
  expect(refused(() => checkNumber('moveTo', 'x', '4'))).toBe('moveTo:fail x must be a finite number')
})

test('a choice', () => {
  expect(refused(() => checkOneOf('draw', 'tool', 'pen', ['pen', 'brush']))).toBeUndefined()
  expect(refused(() => checkOneOf('draw', 'tool', 'knife', ['pen', 'brush']))).toBe(
    'draw:fail tool must be one of pen, brush',
  )
})

test('options must be an object, and are returned', () => {
  const options = { title: 'Hello' }
  expect(checkOptions('share', options)).toBe(options)
  for (const value of [undefined, null, 'Hello']) {
    expect(refused(() => checkOptions('share', value as unknown as object))).toBe(
      'share:fail options must be an object',
    )
  }
})
