import fc from 'fast-check'
import { test } from 'vitest'
import { endsWell, oddOptions, oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { type MotionHost, startAccelerometer, startCompass } from './index.ts'

test('unusual options and readings end in a result or an ApiError', async () => {
  const options = oddOptions({ interval: ['game', 'ui', 'normal'], signal: [new AbortController().signal] })
  const host: MotionHost = {
    watchAcceleration(listener) {
      queueMicrotask(() => listener({ x: 0, y: 0, z: -1 }, 0))
      return () => {}
    },
    watchDirection(listener) {
      queueMicrotask(() => listener({ direction: 0, accuracy: undefined }))
      return () => {}
    },
  }
  await fc.assert(
    fc.asyncProperty(options, fc.constantFrom(startAccelerometer, startCompass), (odd, start) =>
      endsWell(() => start(odd, { ...host })),
    ),
    oddRuns,
  )
})
