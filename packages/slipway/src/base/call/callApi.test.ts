import { afterEach, expect, test } from 'vitest'
import { ApiError } from './ApiError.ts'
import { callApi, wrapper } from './callApi.ts'
import { HostError } from './HostError.ts'

afterEach(() => {
  delete wrapper.current
})

test('`run` gets the options and returns the result', async () => {
  expect(await callApi('double', { value: 2 }, ({ value }) => value * 2)).toBe(4)
  expect(await callApi('double', { value: 2 }, async ({ value }) => value * 2)).toBe(4)
})

test('`run` is called synchronously, within the user’s gesture', () => {
  let ran = false
  void callApi('run', {}, () => {
    ran = true
  })
  expect(ran).toBe(true)
})

test.each([undefined, null, 7, 'text', Symbol('x')])(
  'options that are %s are refused, and nothing is thrown',
  async (options) => {
    const call = callApi('read', options as unknown as object, () => 'never')
    await expect(call).rejects.toMatchObject({
      code: 'invalid-argument',
      errMsg: 'read:fail options must be an object',
    })
  },
)

test.each([
  ['a host’s error', new HostError('denied', 'no'), 'denied', 'read:fail no'],
  ['an error of the platform', new DOMException('gone', 'NotFoundError'), 'not-found', 'read:fail gone'],
  ['any other value', 'text', 'failed', 'read:fail text'],
  ['an error of its own', new ApiError('read', 'locked', 'busy'), 'locked', 'read:fail busy'],
])('%s rejects as an error of the function', async (_, thrown, code, errMsg) => {
  const call = callApi('read', {}, () => {
    throw thrown
  })
  await expect(call).rejects.toSatisfy((error) => error instanceof ApiError)
  await expect(call).rejects.toMatchObject({ api: 'read', code, errMsg })
})

test('a function can return the options, also asynchronously; its error rejects the call', async () => {
  expect(
    await callApi(
      'double',
      () => ({ value: 2 }),
      ({ value }) => value * 2,
    ),
  ).toBe(4)
  expect(
    await callApi(
      'double',
      async () => ({ value: 3 }),
      ({ value }) => value * 2,
    ),
  ).toBe(6)
  const unreadable = () => {
    throw new Error('unreadable')
  }
  await expect(callApi('read', unreadable, () => 'never')).rejects.toMatchObject({ errMsg: 'read:fail unreadable' })
  const call = callApi('read', (() => 7) as unknown as () => object, () => 'never')
  await expect(call).rejects.toMatchObject({ errMsg: 'read:fail options must be an object' })
})

test('options from an interceptor are checked again', async () => {
  wrapper.current = (_, step) => () => step(undefined as unknown as object)
  await expect(callApi('read', {}, () => 1)).rejects.toMatchObject({ code: 'invalid-argument' })
})
