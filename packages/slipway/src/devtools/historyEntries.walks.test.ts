import fc from 'fast-check'
import { expect, test } from 'vitest'
import { page } from '../router/config/config.ts'
import { createNavigator } from '../router/createNavigator.ts'
import type { History } from '../router/history/history.ts'
import { readSnapshot } from '../router/history/snapshot.ts'
import type { PageNavigator } from '../router/navigator.ts'
import { openOverlayEntry } from '../router/overlay-entries/openOverlayEntry.ts'
import type { OpenApi } from '../router/stack/stack.ts'
import { arrive, topOf } from '../router/stack/stack.ts'
import { tabOperations } from '../router/stack/tabOperations.ts'
import { runs } from '../testing/internal/fuzz/runs.ts'
import { entriesOf, followChange } from './historyEntries.ts'

/* Random walks through the page navigator on a history that can be inspected: the derived entries match the real ones. */

const load = async () => ({})
const tabs = ['/', '/b', '/c']
const app = {
  pages: {
    ...Object.fromEntries([...tabs, '/x', '/y'].map((path) => [path, page({ load })])),
    '/x/more': page({ load, under: '/x' }),
    '/x/more/still': page({ load, under: '/x/more' }),
  },
  tabBar: { items: tabs.map((path) => ({ path })), back: 'first' as const, operations: tabOperations },
}
const opening = (api: OpenApi, ...urls: string[]) =>
  fc.record({ api: fc.constant(api), url: fc.constantFrom(...urls), delta: fc.constant(0) })
const moving = (api: Step['api'], ...deltas: number[]) =>
  fc.record({ api: fc.constant(api), url: fc.constant(''), delta: fc.constantFrom(...deltas) })

const step: fc.Arbitrary<Step> = fc.oneof(
  opening('navigateTo', '/x', '/y'),
  opening('redirectTo', '/x', '/y'),
  opening('switchTab', ...tabs),
  opening('reLaunch', '/', '/b', '/x'),
  opening('openUrl', '/', '/b', '/x', '/x/more', '/x/more/still'),
  moving('back', 1, 2, 3),
  moving('travel', -3, -2, -1, 1, 2, 3),
  // Most other steps close overlays, so that a step that closes one must follow soon.
  { weight: 2, arbitrary: moving('overlay', 0) },
  { weight: 3, arbitrary: moving('close', 0) },
)

/** A walk in which each call changes the stack. */
const everyCall: Step[] = [
  { api: 'navigateTo', url: '/x', delta: 0 },
  { api: 'overlay', url: '', delta: 0 },
  { api: 'close', url: '', delta: 0 },
  { api: 'redirectTo', url: '/y', delta: 0 },
  { api: 'back', url: '', delta: 1 },
  { api: 'navigateTo', url: '/x', delta: 0 },
  { api: 'travel', url: '', delta: -1 },
  { api: 'switchTab', url: '/b', delta: 0 },
  { api: 'reLaunch', url: '/x', delta: 0 },
  { api: 'openUrl', url: '/x/more', delta: 0 },
]

interface Step {
  readonly api: OpenApi | 'back' | 'travel' | 'overlay' | 'close'
  readonly url: string
  readonly delta: number
}

/** A history that behaves like a browser's and can be inspected. */
function openHistory() {
  let entries: { url: string; state: unknown }[] = [{ url: '/', state: undefined }]
  let position = 0
  let notify = () => {}
  const history: History = {
    url: () => entries[position]?.url ?? '',
    state: () => entries[position]?.state,
    entryId: () => position,
    href: (url) => url,
    push(url, state) {
      entries = [...entries.slice(0, ++position), { url, state }]
    },
    replace(url, state) {
      entries[position] = { url, state }
    },
    go(delta) {
      queueMicrotask(() => {
        if (delta === 0 || !entries[position + delta]) return
        position += delta
        notify()
      })
    },
    listen(listener) {
      notify = () => listener(false, entries[position]?.state)
      return () => {}
    },
  }
  return { history, look: () => ({ entries, position }) }
}

/** Waits until all pending work has finished; none of it uses a timer. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
}

async function take(pages: PageNavigator, history: History, next: Step, layers: { close(): Promise<void> }[]) {
  if (next.api === 'overlay') layers.push(openOverlayEntry(pages, () => {}))
  else if (next.api === 'close') void layers.pop()?.close()
  else if (next.api === 'travel') history.go(next.delta)
  else if (next.api === 'back') void pages.back(next.delta)
  else void pages.open(next.api, { url: next.url })
  await settled()
}

test('after any walk the entries match the browser’s, and the obsolete ones show nothing', async () => {
  const rules = { nextId: () => '', isTab: (url: string) => tabs.includes(url), firstTabUrl: '/' }
  /** The calls that have changed the stack in some walk. */
  const effective = new Set<Step['api']>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const { history, look } = openHistory()
      const pages = createNavigator(app, history)
      let known = entriesOf(pages.stack.get(), '/')
      // As in the page navigator, entries ahead stay known. So an entry above a replaced one stays dropped after a move far back.
      const line = [...pages.stack.get().entryIds]
      pages.onChange((change) => {
        Object.assign(line, change.after.entryIds)
        if (change.before !== change.after) known = followChange(known, change, '/')
      })
      const layers: { close(): Promise<void> }[] = []
      for (const next of steps) {
        const before = pages.stack.get()
        await take(pages, history, next, layers)
        const now = pages.stack.get()
        if (now !== before) effective.add(next.api)
        const real = look()
        const truth = real.entries.map(({ state }) => {
          const there = readSnapshot(state)
          if (!there) throw new Error('an entry without a stack')
          const url = topOf(there).url
          return {
            id: there.entryIds.at(-1),
            url,
            isObsolete: !arrive(now, there, rules, line),
            isOverlay: there.overlayEntries.length > 0,
          }
        })
        expect(known).toEqual({ entries: truth, position: real.position })
      }
      pages.stop()
    }),
    { numRuns: runs(60), examples: [[everyCall]] },
  )
  expect(effective).toEqual(new Set(everyCall.map(({ api }) => api)))
})
