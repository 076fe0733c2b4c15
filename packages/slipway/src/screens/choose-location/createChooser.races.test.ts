import fc from 'fast-check'
import type { FoundPlace, FoundPlaces } from 'slipway/api/map-provider'
import { expect, test } from 'vitest'
import { listStateOf, type PlaceQuery } from './chooseLocation.state.ts'
import { createChooser } from './createChooser.ts'

const points = [
  { latitude: 10, longitude: 10 },
  { latitude: 20, longitude: 20 },
  { latitude: 30, longitude: 30 },
]
const pages = 3

/** The places of a page. They name their query, so that a test can tell whose they are. */
function placesOf({ keyword, center }: PlaceQuery, page: number): readonly FoundPlace[] {
  return [0, 1].map((index) => {
    const id = `${keyword || 'nearby'} at ${center?.latitude} #${page * 2 + index}`
    return { id, name: id, address: '', latitude: 1, longitude: 1 }
  })
}

function pageOf(query: PlaceQuery, cursor: string | undefined): FoundPlaces {
  const page = Number(cursor ?? 0)
  const nextCursor = page + 1 < pages ? String(page + 1) : undefined
  return { places: placesOf(query, page), nextCursor, attribution: '' }
}

type Step =
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'enter' | 'delay' | 'page' | 'retry' }
  | { readonly do: 'move'; readonly to: number }
  /** Lets some of the waiting answers arrive, in any order. */
  | { readonly do: 'answers'; readonly count: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('type' as const), text: fc.constantFrom('', 'a', 'ab', 'abc') }),
  fc.record({ do: fc.constantFrom('enter' as const, 'delay' as const, 'page' as const, 'retry' as const) }),
  fc.record({ do: fc.constant('move' as const), to: fc.nat({ max: points.length - 1 }) }),
  fc.record({ do: fc.constant('answers' as const), count: fc.integer({ min: 1, max: 3 }) }),
)

/** The query that the steps end with, by a model of its own: the last point, and the last keyword that was searched. */
function lastQuery(steps: readonly Step[]): PlaceQuery {
  let [text, keyword, isDue] = ['', '', false]
  let center = points[0]
  for (const each of steps) {
    if (each.do === 'type') {
      text = each.text
      isDue = text !== ''
      if (text === '') keyword = ''
    } else if (each.do === 'enter' || (each.do === 'delay' && isDue)) {
      keyword = text
      isDue = false
    } else if (each.do === 'move') center = points[each.to]
  }
  return { keyword: isDue ? text : keyword, center }
}

/** Runs the steps with answers in the scheduler's order. Answers to aborted requests arrive, too, and some requests fail. */
async function run(scheduler: fc.Scheduler, steps: readonly Step[], failures: readonly boolean[]) {
  let due: (() => void) | undefined
  let count = 0
  let isReliable = false
  const answer = async (query: PlaceQuery, cursor: string | undefined) => {
    const fails = !isReliable && failures[count++ % failures.length]
    await scheduler.schedule(Promise.resolve())
    if (fails) throw new Error('the service does not answer')
    return pageOf(query, cursor)
  }
  const chooser = createChooser(
    { keyword: '', point: points[0] },
    {
      find: (query) => answer(query, query.cursor),
      reverse: () => Promise.resolve(undefined),
      locate: () => Promise.reject(new Error('unused')),
      later(start) {
        due = start
        return () => {
          due = undefined
        }
      },
      isOffline: () => false,
    },
  )
  const delay = () => {
    const start = due
    due = undefined
    start?.()
  }
  const stop = chooser.start()
  for (const each of steps) {
    switch (each.do) {
      case 'type':
        chooser.send({ type: 'type', text: each.text })
        break
      case 'enter':
        chooser.send({ type: 'search' })
        break
      case 'delay':
        delay()
        break
      case 'page':
        chooser.send({ type: 'more' })
        break
      case 'retry':
        chooser.send({ type: 'retry' })
        break
      case 'move':
        chooser.send({ type: 'move', center: points[each.to] as (typeof points)[0] })
        break
      case 'answers':
        for (let left = each.count; left > 0 && scheduler.count() > 0; left--) await scheduler.waitOne()
    }
  }
  isReliable = true
  delay()
  const settle = async () => {
    await scheduler.waitIdle()
    // The last answer's promises run before the next look.
    await new Promise((resolve) => setImmediate(resolve))
  }
  await settle()
  const before = chooser.get()
  // A request that had failed is tried again; then the end of the list is reached.
  chooser.send({ type: 'retry' })
  await settle()
  for (let page = 0; page < pages; page++) {
    chooser.send({ type: 'more' })
    await settle()
  }
  stop()
  return { before, after: chooser.get() }
}

test('[S9.30] whatever the user types and moves, and however late answers are, the list is that of the latest query', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { maxLength: 25 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
      async (scheduler, steps, failures) => {
        const { before, after } = await run(scheduler, steps, failures)
        const query = lastQuery(steps)
        const all = Array.from({ length: pages }, (_, page) => placesOf(query, page)).flat()
        expect(before.places, 'a beginning of the list').toEqual(all.slice(0, before.places.length))
        expect(before.request, 'no request is left').toBeUndefined()
        expect(before.problem ?? listStateOf(before)).toBe(before.problem ? 'failed' : 'ready')
        expect(after.places).toEqual(all)
        expect([after.nextCursor, after.problem, after.request]).toEqual([undefined, undefined, undefined])
      },
    ),
    { numRuns: 400 },
  )
})

test('[S9.30] type, page, move, type: the answers arrive in any order', async () => {
  const steps: readonly Step[] = [
    { do: 'type', text: 'a' },
    { do: 'enter' },
    { do: 'answers', count: 2 },
    { do: 'page' },
    { do: 'move', to: 1 },
    { do: 'type', text: 'ab' },
    { do: 'delay' },
  ]
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { after } = await run(scheduler, steps, [false])
      expect(after.places.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4, 5].map((index) => `ab at 20 #${index}`))
    }),
  )
})
