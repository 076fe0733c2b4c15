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

test.each<ApiErrorCode>(['locked', 'cancelled', 'denied'])(
  '%s raises no unhandled rejection, but rejects',
  async (code) => {
    const call = quietly(refuse(code))
    await nextTurn()
    expect(unhandled).not.toHaveBeenCalled()
    await expect(call).rejects.toMatchObject({ code })
  },
)

test('a mistake raises an unhandled rejection', async () => {
  void quietly(refuse('invalid-argument'))
  await nextTurn()
  expect(unhandled).toHaveBeenCalledTimes(1)
})

test('a result is passed on', async () => {
  expect(await quietly(Promise.resolve(7))).toBe(7)
})
