import { expect, test } from 'vitest'
import { HostError } from '../../base/call/HostError.ts'
import { getBatteryInfo } from './index.ts'

test.each([
  [0, 0],
  [0.004, 0],
  [0.805, 81],
  [0.29, 29],
  [1, 100],
])('converts the level %f to %i percent', async (level, percent) => {
  const host = { read: async () => ({ level, isCharging: false }) }
  expect(await getBatteryInfo({}, host)).toEqual({ level: percent, isCharging: false })
})

test.each([
  [new HostError('unsupported', 'this browser has no battery information'), 'unsupported'],
  [new DOMException('not allowed here', 'NotAllowedError'), 'denied'],
  [new Error('broken'), 'failed'],
])('passes on the error: %s', async (error, code) => {
  const host = { read: () => Promise.reject(error) }
  await expect(getBatteryInfo({}, host)).rejects.toMatchObject({ code, errMsg: `getBatteryInfo:fail ${error.message}` })
})

test('rejects with `unavailable` without a document', async () => {
  await expect(getBatteryInfo()).rejects.toMatchObject({ code: 'unavailable' })
})
