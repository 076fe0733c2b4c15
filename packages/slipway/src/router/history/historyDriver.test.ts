import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../base/call/ApiError.ts'
import { createStore } from '../../base/store.ts'
import type { Change, Snapshot } from '../stack/stack.ts'
import type { History } from './history.ts'
import { createHistoryDriver, type HistoryDriver } from './historyDriver.ts'
import { memoryHistory } from './memoryHistory.ts'
import { persist } from './persist.ts'
import { readSnapshot, writeSnapshot } from './snapshot.ts'

const at = (...entryIds: string[]): Snapshot => ({
  entryIds,
  pages: [{ key: entryIds.join(''), url: `/${entryIds.at(-1)}` }],
  tabs: [],
  overlayEntries: [],
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Advances the time, and lets code that is loaded on demand arrive. */
async function pass(ms: number): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(ms)
}

/** Carries a change out like the navigator. Resolves with whether the history has followed. */
async function carryOut(history: History, historyDriver: HistoryDriver, { next, moves }: Change): Promise<boolean> {
  const rest = await historyDriver.run(moves)
  if (rest.length === 0) {
    historyDriver.running = false
    return true
  }
  let hasFollowed = true
  const restart = async () => {
    hasFollowed = false
  }
  const tools = { history, historyDriver, restart, stack: createStore(next), ApiError }
  await persist(tools, next, rest, 'navigateTo').catch(() => {
    hasFollowed = false
  })
  historyDriver.running = false
  return hasFollowed
}

function start() {
  const history = memoryHistory()()
  const onUserMove = vi.fn()
  const historyDriver = createHistoryDriver(history, onUserMove)
  /** Carries out moves; resolves with whether the history has followed. */
  const run = (change: Change) => carryOut(history, historyDriver, change)
  const pushAll = (...snapshots: Snapshot[]) =>
    run({
      next: snapshots.at(-1) ?? at('a'),
      moves: snapshots.map((snapshot, index) => (index === 0 ? { replace: snapshot } : { push: snapshot })),
    })
  /** Adds an entry like another script. */
  const addForeign = () => history.push(history.url(), { modal: true })
  const settle = async <Value>(work: Promise<Value>) => {
    let isDone = false
    void work.finally(() => {
      isDone = true
    })
    while (!isDone) await pass(50)
    return work
  }
  return { history, onUserMove, historyDriver, run, pushAll, addForeign, settle }
}

const a = at('a')
const ab = at('a', 'b')
const abc = at('a', 'b', 'c')
const abcd = at('a', 'b', 'c', 'd')

test('moves are carried out in order, and none of them is the user’s', async () => {
  const { history, onUserMove, run, pushAll } = start()
  await pushAll(a, ab, abc)
  const xy = at('x', 'y')
  expect(await run({ next: xy, moves: [{ to: a.entryIds }, { replace: at('x') }, { push: xy }] })).toBe(true)
  expect(history.url()).toBe('/y')
  history.go(-1)
  await vi.runAllTimersAsync()
  expect(history.url()).toBe('/x')
  expect(onUserMove).toHaveBeenCalledTimes(1)
})

test('moves reach their target even if the user moves at the same time', async () => {
  const { history, onUserMove, run, pushAll, settle } = start()
  await pushAll(a, ab, abc, abcd)
  history.go(-1)
  const ax = at('a', 'x')
  await settle(run({ next: ax, moves: [{ to: ab.entryIds }, { replace: ax }] }))
  expect(history.url()).toBe('/x')
  expect(onUserMove).not.toHaveBeenCalled()
  history.go(-1)
  await vi.runAllTimersAsync()
  expect(history.url()).toBe('/a')
})

test('if the browser does not move, the stack is stored in the current entry after a second', async () => {
  const { history, run, pushAll } = start()
  await pushAll(a, ab)
  history.go = () => {}
  let done: boolean | undefined
  void run({ next: a, moves: [{ to: a.entryIds }] }).then((isDone) => {
    done = isDone
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(done).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  while (done === undefined) await pass(500)
  expect(done).toBe(true)
  expect(history.url()).toBe('/a')
})

test('pending moves settle when the driver stops', async () => {
  const { history, historyDriver, run, pushAll } = start()
  await pushAll(a, ab)
  history.go = () => {}
  const ac = at('a', 'c')
  const running = run({ next: ac, moves: [{ to: a.entryIds }, { push: ac }] })
  historyDriver.stop()
  await running
  expect(history.url()).toBe('/b')
  expect(vi.getTimerCount()).toBe(0)
})

test.each([1, 2, 3])(
  'a push leaves %i entries of another script first, so that no foreign entry is between the app’s entries',
  async (count) => {
    const { history, run, pushAll, addForeign, settle } = start()
    await pushAll(a, ab)
    for (let index = 0; index < count; index++) addForeign()
    expect(await settle(run({ next: abc, moves: [{ push: abc }] }))).toBe(true)
    expect(history.url()).toBe('/c')
    history.go(-1)
    await vi.runAllTimersAsync()
    expect(history.url()).toBe('/b')
  },
)

test('a move back counts only the app’s own entries', async () => {
  const { history, run, pushAll, addForeign, settle } = start()
  await pushAll(a, ab, abc)
  addForeign()
  addForeign()
  expect(await settle(run({ next: a, moves: [{ to: a.entryIds }] }))).toBe(true)
  expect(history.url()).toBe('/a')
})

test('entries of another script between the app’s own are skipped in both directions', async () => {
  const { history, historyDriver, settle } = start()
  for (const snapshot of [a, undefined, ab, undefined, undefined, abc]) {
    if (snapshot === a) history.replace('/a', writeSnapshot(a))
    else if (snapshot) history.push(`/${snapshot.entryIds.at(-1)}`, writeSnapshot(snapshot))
    else history.push('/', { modal: true })
  }
  const moved = createHistoryDriver(history, vi.fn())
  historyDriver.stop()
  expect(await settle(carryOut(history, moved, { next: a, moves: [{ to: a.entryIds }] }))).toBe(true)
  expect(history.url()).toBe('/a')
  expect(await settle(carryOut(history, moved, { next: abc, moves: [{ to: abc.entryIds }] }))).toBe(true)
  expect(history.url()).toBe('/c')
})

test('a script that adds its entry again on each move does not block the moves', async () => {
  const { history, run, pushAll, addForeign, settle } = start()
  await pushAll(a, ab)
  addForeign()
  history.listen(() => addForeign())
  expect(await settle(run({ next: abc, moves: [{ push: abc }] }))).toBe(true)
  expect(history.url()).toBe('/c')
})

test('an entry whose state another script has removed gets its state again', async () => {
  const { history, run, pushAll } = start()
  await pushAll(a, ab)
  history.replace('/b', null)
  expect(await run({ next: abc, moves: [{ push: abc }] })).toBe(true)
  history.go(-1)
  await vi.runAllTimersAsync()
  expect(readSnapshot(history.state())).toEqual(ab)
})

test('the user’s move is reported with the reached entry’s snapshot, even if a script adds an entry at once', async () => {
  const { history, onUserMove, pushAll, addForeign } = start()
  await pushAll(a, ab)
  addForeign()
  history.go(-1)
  await vi.runAllTimersAsync()
  expect(onUserMove).toHaveBeenLastCalledWith(ab, false)
  history.go(1)
  await vi.runAllTimersAsync()
  expect(onUserMove).toHaveBeenLastCalledWith(undefined, false)
})

describe('a browser that refuses further entries', () => {
  const ways = [
    ['without an error', () => {}],
    [
      'with an error',
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    ],
  ] as const

  test.each(ways)('%s: a write waits until it is accepted', async (_, refuse) => {
    const { history, run, pushAll } = start()
    await pushAll(a)
    const { push } = history
    history.push = refuse
    let done: boolean | undefined
    void run({ next: ab, moves: [{ push: ab }] }).then((isDone) => {
      done = isDone
    })
    for (let seconds = 0; seconds < 10; seconds++) await pass(1_000)
    expect(done).toBeUndefined()
    history.push = push
    await pass(250)
    expect(done).toBe(true)
    expect(history.url()).toBe('/b')
  })

  test.each(ways)('%s: a write is given up after twelve seconds, and the entry is unchanged', async (_, refuse) => {
    const { history, run, pushAll, settle } = start()
    await pushAll(a)
    history.push = refuse
    history.replace = refuse
    expect(await settle(run({ next: ab, moves: [{ push: ab }] }))).toBe(false)
    expect(await settle(run({ next: at('x'), moves: [{ replace: at('x') }] }))).toBe(false)
    expect(readSnapshot(history.state())).toEqual(a)
  })

  test('a write is given up if the user moves meanwhile', async () => {
    const { history, run, pushAll, settle } = start()
    await pushAll(a, ab)
    history.push = () => {}
    const running = run({ next: abc, moves: [{ push: abc }] })
    history.go(-1)
    expect(await settle(running)).toBe(false)
    expect(readSnapshot(history.state())).toEqual(a)
  })
})

test('if the history has dropped its oldest entries, the stack is stored in the oldest remaining entry', async () => {
  const { history, historyDriver, settle } = start()
  const long = at('a', 'b', 'c', 'd', 'e', 'f')
  history.replace('/e', writeSnapshot(at('a', 'b', 'c', 'd', 'e')))
  history.push('/f', writeSnapshot(long))
  historyDriver.stop()
  const fresh = createHistoryDriver(history, vi.fn())
  expect(
    await settle(carryOut(history, fresh, { next: at('x'), moves: [{ to: a.entryIds }, { replace: at('x') }] })),
  ).toBe(true)
  expect(history.url()).toBe('/x')
  history.go(1)
  await vi.runAllTimersAsync()
  expect(history.url()).toBe('/f')
})

test('an entry with other entry ids does not count as the target', async () => {
  const { history, historyDriver, settle } = start()
  history.replace('/x', writeSnapshot(at('x')))
  history.push('/b', writeSnapshot(ab))
  historyDriver.stop()
  const fresh = createHistoryDriver(history, vi.fn())
  expect(await settle(carryOut(history, fresh, { next: a, moves: [{ to: a.entryIds }] }))).toBe(false)
  expect(readSnapshot(history.state())).toEqual(at('x'))
})

test('the search for an entry that is missing between two others ends', async () => {
  const { history, historyDriver, settle } = start()
  history.replace('/a', writeSnapshot(a))
  history.push('/c', writeSnapshot(abc))
  historyDriver.stop()
  const fresh = createHistoryDriver(history, vi.fn())
  expect(await settle(carryOut(history, fresh, { next: ab, moves: [{ to: ab.entryIds }] }))).toBe(true)
  expect(readSnapshot(history.state())).toEqual(ab)
})

test('an entry with other entry ids is replaced if the stack starts again there', async () => {
  const { history, historyDriver, settle } = start()
  history.replace('/x', writeSnapshot(at('x')))
  history.push('/b', writeSnapshot(ab))
  historyDriver.stop()
  const fresh = createHistoryDriver(history, vi.fn())
  const n = at('n')
  expect(await settle(carryOut(history, fresh, { next: n, moves: [{ to: a.entryIds }, { replace: n }] }))).toBe(true)
  expect(readSnapshot(history.state())).toEqual(n)
})
