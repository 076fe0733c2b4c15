import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endsWell, endsWellAtOnce, oddOptions, oddRuns, oddValue } from '../../testing/internal/fuzz/oddOptions.ts'
import { type AnimationBuilder, type AnimationHost, createAnimation, playAnimation } from './index.ts'

const times = { duration: [100, undefined], delay: [0, undefined] }
const texts = { timingFunction: ['ease', undefined], transformOrigin: ['0 0', undefined] }
const methods = Object.keys(createAnimation()) as (keyof AnimationBuilder)[]

test('unusual values throw an ApiError or give a valid animation', () => {
  const value = fc.oneof(fc.double(), fc.constantFrom('50%', undefined), oddValue)
  const call = fc.tuple(fc.constantFrom(...methods), fc.array(value, { maxLength: 5 }))
  fc.assert(
    fc.property(oddOptions({ ...times, ...texts }), fc.array(call), (options, calls) => {
      endsWellAtOnce(() => {
        const animation = createAnimation(options)
        for (const [method, values] of calls) {
          endsWellAtOnce(() => (animation[method] as (...values: unknown[]) => unknown)(...values))
        }
        for (const { styles, duration } of animation.step().export().steps) {
          expect(duration).toBeGreaterThanOrEqual(0)
          expect(Object.values(styles).join(' ')).not.toMatch(/NaN|undefined|Infinity/)
        }
      })
    }),
    oddRuns,
  )
})

test('unusual animations, targets and signals are played or rejected with an ApiError', async () => {
  const step = oddOptions({ styles: [{ opacity: '0' }, {}], duration: [100], delay: [0], ...texts })
  const animation = oddOptions({ steps: [[], [{ styles: {} }]] })
  const steps = fc.array(step).map((list) => ({ steps: list }))
  const options = oddOptions({ target: ['#a', { current: null }], signal: [undefined, AbortSignal.abort()] })
  const host: AnimationHost = {
    async play(_target, _scope, played) {
      for (const { styles, duration } of played) {
        expect(duration).toBeGreaterThanOrEqual(0)
        for (const text of Object.values(styles)) expect(text).toBeTypeOf('string')
      }
      return true
    },
  }
  await fc.assert(
    fc.asyncProperty(options, fc.oneof(animation, steps), fc.boolean(), async (given, played, isPlain) => {
      const odd = isPlain ? { target: { current: null }, animation: played } : given
      await endsWell(() => playAnimation(odd as never, host))
      await endsWell(() => playAnimation(odd as never))
    }),
    oddRuns,
  )
})
