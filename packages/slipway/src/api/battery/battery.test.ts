import { expect, test } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { getBatteryInfo } from './index.ts'

test.each([
  [0, 0],
  [0.004, 0],
  [0.805, 81],
  [0.29, 29],
  [1, 100],
])('a level of %f is %i percent', async (level, percent) => {
  const host = { read: async () => ({ level, isCharging: false }) }
  expect(await getBatteryInfo(host)).toEqual({ level: percent, isCharging: false })
})

test.each([
  [new HostError('unsupported', 'this browser has no battery information'), 'unsupported'],
  [new DOMException('not allowed here', 'NotAllowedError'), 'denied'],
  [new Error('broken'), 'failed'],
])('%s is told as it is', async (error, code) => {
  const host = { read: () => Promise.reject(error) }
  await expect(getBatteryInfo(host)).rejects.toMatchObject({ code, errMsg: `getBatteryInfo:fail ${error.message}` })
})

test('where there is no document it is unavailable', async () => {
  await expect(getBatteryInfo()).rejects.toMatchObject({ code: 'unavailable' })
})
