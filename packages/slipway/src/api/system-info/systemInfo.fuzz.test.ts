import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isApiError } from '../../base/call/ApiError.ts'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { describeAgent } from './describeAgent.ts'
import { getSystemInfo, getSystemInfoSync, type SystemInfoHost } from './index.ts'

const facts = {
  page: [{ width: 390, height: 700, top: 91, bottom: 53 }],
  safeAreaInsets: [{ top: 47, right: 0, bottom: 34, left: 0 }],
  osName: ['ios', 'android', ''],
  width: [390],
}

test('whatever a platform reports, the calls end in a result or an ApiError', async () => {
  await fc.assert(
    fc.asyncProperty(oddOptions(facts), async (reported) => {
      const read = () => reported
      const readers = { readWindow: read, readScreen: read, readDevice: read, readApp: read, readFontSize: read }
      const host = { learn: async () => read(), ...readers }
      await endsWell(() => getSystemInfo({}, host as unknown as SystemInfoHost))
      try {
        getSystemInfoSync({}, host as unknown as SystemInfoHost)
      } catch (error) {
        expect(isApiError(error)).toBe(true)
      }
    }),
    oddRuns,
  )
})

const words = ['Mozilla/5.0 (', 'iPhone; ', 'Macintosh; ', 'Android 10; ', 'K) ', 'OS 18_6 like Mac OS X) ', 'Version/']
const parts = fc.oneof(fc.constantFrom(...words, 'Chrome/', 'Windows NT ', '1.0.0.0 '), fc.string({ unit: 'binary' }))

test('any user agent is parsed into texts only', () => {
  fc.assert(
    fc.property(fc.array(parts), fc.integer(), (pieces, touchPoints) => {
      const values: unknown[] = Object.values(describeAgent(pieces.join(''), touchPoints))
      expect(values.every((value) => typeof value === 'string')).toBe(true)
    }),
    oddRuns,
  )
})
