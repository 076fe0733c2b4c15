import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oddRuns } from '../../testing/internal/fuzz/oddOptions.ts'
import { createEventBus } from './eventBus.ts'

type Step = readonly [call: 'on' | 'once' | 'off' | 'offAll' | 'stop' | 'emit', name: string, listener: number]

test('after any sequence of calls, exactly the registered listeners are called', () => {
  const step: fc.Arbitrary<Step> = fc.tuple(
    fc.constantFrom('on', 'once', 'off', 'offAll', 'stop', 'emit'),
    fc.oneof(fc.constantFrom('a', '__proto__'), fc.string()),
    fc.nat(2),
  )
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const bus = createEventBus()
      const [received, expected]: [string[], string[]] = [[], []]
      const listeners = [0, 1, 2].map((id) => (event: unknown) => void received.push(`${id} ${event}`))
      const stops: (() => void)[] = []
      let entries: { name: string; id: number; once: boolean; nth: number }[] = []
      for (const [call, name, id] of steps) {
        const listener = listeners[id] ?? (() => {})
        if (call === 'on' || call === 'once') {
          entries.push({ name, id, once: call === 'once', nth: stops.length })
          stops.push(bus[call](name, listener))
        } else if (call === 'emit') {
          bus.emit(name, 'event')
          expected.push(...entries.filter((entry) => entry.name === name).map((entry) => `${entry.id} event`))
          entries = entries.filter((entry) => entry.name !== name || !entry.once)
        } else if (call === 'stop') {
          stops[id]?.()
          entries = entries.filter(({ nth }) => nth !== id)
        } else {
          bus.off(name, call === 'off' ? listener : undefined)
          entries = entries.filter((entry) => entry.name !== name || (call === 'off' && entry.id !== id))
        }
      }
      expect(received).toEqual(expected)
    }),
    oddRuns,
  )
})
