import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { statusOf } from './statusOf.ts'

const types = ['none', 'wifi', '2g', '3g', '4g', 'unknown']

test('whatever connection a browser reports, the result is one of six types', () => {
  const said = fc.option(
    fc.oneof(fc.string(), fc.constantFrom('none', 'wifi', 'cellular', '2g', 'slow-2g', '4g', '5g')),
    {
      nil: undefined,
    },
  )
  fc.assert(
    fc.property(fc.boolean(), said, said, (isOnline, type, effectiveType) => {
      const { isConnected, networkType, ...others } = statusOf(isOnline, { type, effectiveType })
      expect(types).toContain(networkType)
      expect(isConnected).toBe(networkType !== 'none')
      if ('effectiveType' in others) expect(['slow-2g', '2g', '3g', '4g']).toContain(others.effectiveType)
    }),
    oddRuns,
  )
})
