import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiErrorCode } from './ApiError.ts'
import { quietly } from './quietly.ts'

const unhandled = vi.fn()
const refuse = (code: ApiErrorCode) => Promise.reject(new ApiError('navigateTo', code))
const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  unhandled.mockReset()
  process.on('unhandledRejection', unhandled)
})
afterEach(() => process.off('unhandledRejection', unhandled))

test.each<ApiErrorCode>(['locked', 'cancelled', 'denied'])('%s is quiet, and still told to who asks', async (code) => {
  const call = quietly(refuse(code))
  await nextTurn()
  expect(unhandled).not.toHaveBeenCalled()
  await expect(call).rejects.toMatchObject({ code })
})

test('a mistake is not kept quiet', async () => {
  void quietly(refuse('invalid-argument'))
  await nextTurn()
  expect(unhandled).toHaveBeenCalledTimes(1)
})

test('an answer passes', async () => {
  expect(await quietly(Promise.resolve(7))).toBe(7)
})
