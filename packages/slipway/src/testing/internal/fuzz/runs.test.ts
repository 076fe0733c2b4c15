import { expect, onTestFinished, test, vi } from 'vitest'
import { runs } from './runs.ts'

test('a test repeats as often as given, and 50 times as often in a long run', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('SLIPWAY_LONG', undefined)
  expect(runs(100)).toBe(100)
  vi.stubEnv('SLIPWAY_LONG', '1')
  expect(runs(100)).toBe(5_000)
})
