import { expect, test } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { type VibrateHost, type VibrateShortOptions, vibrateLong, vibrateShort } from './index.ts'

/** A motor that records its vibrations. */
function memoryHost(): VibrateHost & { readonly done: unknown[] } {
  const done: unknown[] = []
  return {
    done,
    short: async (durationMs, type) => void done.push([durationMs, type]),
    long: async (durationMs) => void done.push(durationMs),
  }
}

const failing = (error: unknown): VibrateHost => ({
  short: () => Promise.reject(error),
  long: () => Promise.reject(error),
})

test('a short vibration takes 15 ms and has medium strength, a long one takes 400 ms', async () => {
  const host = memoryHost()
  await vibrateShort({}, host)
  await vibrateShort(undefined, host)
  await vibrateShort({ type: 'heavy' }, host)
  await vibrateLong({}, host)
  expect(host.done).toEqual([[15, 'medium'], [15, 'medium'], [15, 'heavy'], 400])
})

test.each(['hard', '', null, 7, {}])('the type %j is rejected', async (type) => {
  const host = memoryHost()
  await expect(vibrateShort({ type } as VibrateShortOptions, host)).rejects.toMatchObject({
    code: 'invalid-argument',
    errMsg: 'vibrateShort:fail type must be one of heavy, medium, light',
  })
  expect(host.done).toEqual([])
})

test.each(['unsupported', 'denied', 'failed'] as const)(
  'the error %s is reported under the function’s name',
  async (code) => {
    const host = failing(new HostError(code, 'no'))
    await expect(vibrateShort({}, host)).rejects.toMatchObject({ code, errMsg: 'vibrateShort:fail no' })
    await expect(vibrateLong({}, host)).rejects.toMatchObject({ code, errMsg: 'vibrateLong:fail no' })
  },
)

test('rejects with unavailable without a document', async () => {
  await expect(vibrateShort({})).rejects.toMatchObject({ code: 'unavailable' })
  await expect(vibrateLong()).rejects.toMatchObject({ code: 'unavailable' })
})
