import { expect, test, vi } from 'vitest'
import { lateModule } from './lateModule.ts'

test('the code is loaded once and kept', async () => {
  const load = vi.fn(async () => ({ name: 'late' }))
  const late = lateModule(load)
  expect(late.code).toBeUndefined()
  const code = await late.load()
  expect(code).toEqual({ name: 'late' })
  expect(late.code).toBe(code)
  expect(await late.load()).toBe(code)
  expect(load).toHaveBeenCalledOnce()
})

test('after a failure the next call tries again', async () => {
  const load = vi.fn(async () => 'late')
  load.mockRejectedValueOnce(new Error('no network'))
  const late = lateModule(load)
  await expect(late.load()).rejects.toThrow('no network')
  expect(late.code).toBeUndefined()
  expect(await late.load()).toBe('late')
})

test('`prepare` loads the code, and ignores a failure', async () => {
  const load = vi.fn(async () => 'late')
  load.mockRejectedValueOnce(new Error('no network'))
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const late = lateModule(load)
  late.prepare()
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
  late.prepare()
  await vi.waitFor(() => expect(late.code).toBe('late'))
})
