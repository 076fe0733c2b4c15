import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endsWell, oddOptions, oddRuns, oddValue } from '../../testing/internal/fuzz/oddOptions.ts'
import { createMediaQueryObserver } from './index.ts'

test('unusual descriptors and callbacks are observed or rejected with an ApiError; the host gets valid queries', async () => {
  const descriptors = oddOptions({ minWidth: [600], maxHeight: [0.5], orientation: ['portrait', undefined] })
  const callbacks = fc.oneof(
    fc.constant(() => {}),
    oddValue,
  ) as fc.Arbitrary<never>
  const host = {
    watch(query: string) {
      expect(query).toMatch(/^\([a-z-]+: ([\d.e+-]+px|portrait|landscape)\)( and \([a-z-]+: [^()]+\))*$/)
      return () => {}
    },
  }
  await fc.assert(
    fc.asyncProperty(descriptors, callbacks, async (descriptor, callback) => {
      await endsWell(() => createMediaQueryObserver({}, host).observe(descriptor, callback))
      await endsWell(() => createMediaQueryObserver().observe(descriptor, callback))
    }),
    oddRuns,
  )
})
