import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { addForeign, refusalOf, startRouted } from '../testing/internal/apps/routedApp.ts'
import { memoryHistory } from './history/memoryHistory.ts'
import { readSnapshot, writeSnapshot } from './history/snapshot.ts'
import { openOverlayEntry } from './overlay-entries/openOverlayEntry.ts'

/** Starts the app with two pages on top of the first one, and another script's entry between them. */
async function startWithForeign() {
  const started = startRouted()
  const { pages, history } = started
  await pages.open('navigateTo', { url: '/order/1' })
  addForeign(history)
  await pages.open('navigateTo', { url: '/order/2' })
  return started
}

test('Back skips the entry of another script, and finally leaves the app', async () => {
  const { pages, history, urls } = await startWithForeign()
  const seen: string[] = []
  pages.stack.subscribe(() => seen.push(urls().at(-1) ?? ''))
  for (let count = 0; count < 2; count++) {
    const { length } = seen
    history.go(-1)
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(length))
    await pages.settled()
  }
  expect(seen).toEqual(['/order/1', '/'])
  expect(history.url()).toBe('/')
  let hasMoved = false
  history.listen(() => {
    hasMoved = true
  })
  history.go(-1)
  await Promise.resolve()
  expect(hasMoved, 'this is the first entry').toBe(false)
})

test('Forward leads through the app’s pages after another script’s entry', async () => {
  const { pages, history, urls } = await startWithForeign()
  await pages.back(2)
  history.go(1)
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/order/1']))
  history.go(1)
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/order/1', '/order/2']))
})

test('Forward to the entry of another script is reverted', async () => {
  const { pages, history, urls } = startRouted()
  await pages.open('navigateTo', { url: '/order/1' })
  addForeign(history)
  history.go(-1)
  await Promise.resolve()
  const moves: unknown[] = []
  history.listen((_, state) => moves.push(readSnapshot(state)?.pages.length))
  history.go(1)
  await vi.waitFor(() => expect(moves).toEqual([undefined, 2]))
  await pages.settled()
  expect(urls()).toEqual(['/', '/order/1'])
})

test.each([2, 3, 6])(
  'Back from the upper of %i entries of another script reaches the app’s own entry',
  async (count) => {
    const { pages, history, urls } = startRouted()
    await pages.open('navigateTo', { url: '/order/1' })
    const own = history.entryId()
    for (let added = 0; added < count; added++) addForeign(history)
    history.go(-1)
    await vi.waitFor(() => expect(history.entryId()).toBe(own))
    await pages.settled()
    expect(history.entryId()).toBe(own)
    expect(urls()).toEqual(['/', '/order/1'])
  },
)

test('a jump to the entry of another script without a state shows the page below it', async () => {
  const { pages, history, urls } = startRouted()
  await pages.open('navigateTo', { url: '/order/1' })
  history.push('/order/1', undefined)
  history.go(-2)
  await vi.waitFor(() => expect(urls()).toEqual(['/']))
  history.go(2)
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/order/1']))
  await pages.settled()
  await pages.back(1)
  expect([urls(), history.url()]).toEqual([['/'], '/'])
})

test('a jump to an entry of another address without a state opens that address above the shown page', async () => {
  const { pages, history, urls } = startRouted()
  await pages.open('navigateTo', { url: '/order/1' })
  history.push('/order/2', undefined)
  history.go(-2)
  await vi.waitFor(() => expect(urls()).toEqual(['/']))
  history.go(2)
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/order/2']))
  await pages.settled()
  await pages.back(1)
  expect([urls(), history.url()]).toEqual([['/'], '/'])
})

test.each<
  [what: string, count: number, act: (pages: ReturnType<typeof startRouted>['pages']) => Promise<unknown>, url: string]
>([
  ['navigateBack', 1, (pages) => pages.back(1), '/list'],
  ['navigateBack by two', 2, (pages) => pages.back(2), '/'],
  ['reLaunch', 3, (pages) => pages.open('reLaunch', { url: '/order/5' }), '/order/5'],
  ['switchTab', 1, (pages) => pages.open('switchTab', { url: '/mine' }), '/mine'],
  ['redirectTo', 2, (pages) => pages.open('redirectTo', { url: '/order/7' }), '/order/7'],
])('%s reaches its target from %i entries of another script', async (_, count, act, url) => {
  const { pages, history, urls } = startRouted()
  await pages.open('navigateTo', { url: '/list' })
  await pages.open('navigateTo', { url: '/order/1' })
  for (let index = 0; index < count; index++) addForeign(history)
  await act(pages)
  await pages.settled()
  expect(history.url()).toBe(url)
  expect(urls().at(-1)).toBe(url)
  expect(readSnapshot(history.state())?.pages.map((page) => page.url)).toEqual(urls())
})

test('an overlay closes if its entry is below the entry of another script', async () => {
  const { pages, history, urls } = startRouted()
  await pages.open('navigateTo', { url: '/list' })
  const overlayEntry = openOverlayEntry(pages, () => {})
  await pages.settled()
  addForeign(history)
  await overlayEntry.close()
  await pages.back(1)
  await pages.settled()
  expect([urls(), history.url()]).toEqual([['/'], '/'])
})

test('an overlay opens above the entry of another script, and Back closes only the overlay', async () => {
  const { pages, history, urls } = startRouted()
  await pages.open('navigateTo', { url: '/list' })
  addForeign(history)
  const onClose = vi.fn()
  openOverlayEntry(pages, onClose)
  await pages.settled()
  history.go(-1)
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledWith('back'))
  expect(urls()).toEqual(['/', '/list'])
})

test('an app that starts at the entry of another script shows its address, and the entries below keep their pages', async () => {
  const { pages, history } = startRouted()
  await pages.open('navigateTo', { url: '/list' })
  addForeign(history)
  pages.stop()
  const reloaded = startRouted('/', history)
  expect(reloaded.urls()).toEqual(['/list'])
  history.go(-1)
  await vi.waitFor(() => expect(reloaded.urls().at(-1)).toBe(history.url()))
  for (let count = 0; count < 3; count++) {
    history.go(-1)
    await new Promise((resolve) => setTimeout(resolve))
    await reloaded.pages.settled()
    expect(reloaded.urls().at(-1)).toBe(history.url())
  }
  expect(history.url()).toBe('/')
})

test('an app that starts at an overlay entry of dropped pages shows the page of the entry that it finally reaches', async () => {
  const { pages, history } = startRouted()
  openOverlayEntry(pages, () => {})
  await pages.settled()
  await pages.open('reLaunch', { url: '/order/28' })
  pages.stop()
  // The user has left for another site, and jumps two entries forward.
  history.go(1)
  await Promise.resolve()
  const { urls, pages: restarted } = startRouted('/', history)
  await vi.waitFor(() => expect(history.url()).toBe('/order/28'))
  await restarted.settled()
  expect(urls()).toEqual(['/order/28'])
})

test.each([1, 2])(
  'navigateBack by %d from a dropped page at which the app starts leads where Back leads',
  async (delta) => {
    const { pages, history } = startRouted()
    await pages.open('navigateTo', { url: '/list' })
    await pages.open('reLaunch', { url: '/order/28' })
    pages.stop()
    history.go(1)
    await Promise.resolve()
    const { urls, pages: restarted } = startRouted('/', history)
    expect(urls()).toEqual(['/', '/list'])
    await restarted.back(delta)
    await restarted.settled()
    expect([urls(), history.url()]).toEqual([['/order/28'], '/order/28'])
  },
)

test('Back, in an app that starts at a dropped page, shows the page that has replaced it', async () => {
  const { pages, history } = startRouted()
  await pages.open('navigateTo', { url: '/list' })
  await pages.open('reLaunch', { url: '/order/28' })
  pages.stop()
  history.go(1)
  await Promise.resolve()
  const { urls, pages: restarted } = startRouted('/', history)
  expect(urls()).toEqual(['/', '/list'])
  history.go(-1)
  await vi.waitFor(() => expect(urls()).toEqual(['/order/28']))
  await restarted.settled()
  expect(history.url()).toBe('/order/28')
})

test.each([
  ['half a snapshot', { entryIds: ['a'], pages: [null], tabs: [], overlayEntries: [] }],
  [
    'a tab that is null',
    { version: 1, stack: { entryIds: ['a'], pages: [{ key: 'k', url: '/list' }], tabs: [null], overlayEntries: [] } },
  ],
  [
    'a key with a quote',
    { version: 1, stack: { entryIds: ['a'], pages: [{ key: 'k"', url: '/list' }], tabs: [], overlayEntries: [] } },
  ],
])('the app starts from the address at an entry with %s', (_, state) => {
  const history = memoryHistory('/list')()
  history.replace('/list', state)
  const { urls } = startRouted('/', history)
  expect(urls()).toEqual(['/list'])
  expect(readSnapshot(history.state())?.pages).toHaveLength(1)
})

describe('a browser that refuses history entries', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  /** Advances the time until a promise has settled. */
  async function whenSettled<Value>(work: Promise<Value>): Promise<Value> {
    let isDone = false
    void work.then(
      () => {
        isDone = true
      },
      () => {
        isDone = true
      },
    )
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve))
      await vi.advanceTimersByTimeAsync(100)
    }
    return work
  }

  const refusals = [
    ['without an error', () => {}],
    [
      'with an error',
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    ],
  ] as const

  describe.each(refusals)('%s', (_, refuse) => {
    async function startRefused() {
      const { pages, history, urls } = startRouted()
      await whenSettled(pages.open('navigateTo', { url: '/list' }))
      const { push, replace } = history
      const allow = () => Object.assign(history, { push, replace })
      Object.assign(history, { push: refuse, replace: refuse })
      return { pages, history, urls, allow }
    }

    test.each(['navigateTo', 'redirectTo'] as const)(
      '%s rejects, changes nothing, and works again later',
      async (api) => {
        const { pages, history, urls, allow } = await startRefused()
        const before = pages.stack.get()
        const error = await whenSettled(refusalOf(pages.open(api, { url: '/order/1' })))
        expect([error.code, error.message]).toEqual([
          'unavailable',
          `${api}:fail the browser refuses further history entries for some seconds`,
        ])
        expect(pages.stack.get()).toBe(before)
        expect(history.url()).toBe('/list')
        allow()
        await whenSettled(pages.open(api, { url: '/order/1' }))
        expect(urls().at(-1)).toBe('/order/1')
        expect(history.url()).toBe('/order/1')
      },
    )

    test.each(['navigateTo', 'redirectTo', 'reLaunch', 'switchTab'] as const)(
      '%s waits for a browser that accepts it in time',
      async (api) => {
        const { pages, history, urls, allow } = await startRefused()
        const url = api === 'switchTab' ? '/mine' : '/order/1'
        const call = pages.open(api, { url })
        setTimeout(allow, 9_000)
        await whenSettled(call)
        expect(urls().at(-1)).toBe(url)
        expect(history.url()).toBe(url)
        expect(readSnapshot(history.state())).toEqual(pages.stack.get())
      },
    )

    test('reLaunch rejects if the browser keeps refusing, and page and address agree', async () => {
      const { pages, history, urls } = await startRefused()
      const error = await whenSettled(refusalOf(pages.open('reLaunch', { url: '/order/1' })))
      expect(error.code).toBe('unavailable')
      expect(urls().at(-1)).toBe(history.url())
    })

    test('the stack has as many pages as the history has entries after a hundred calls', async () => {
      const { pages, history, urls, allow } = await startRefused()
      const calls = Array.from({ length: 5 }, (_unused, index) =>
        refusalOf(pages.open('navigateTo', { url: `/order/${index}` })),
      )
      await whenSettled(Promise.all(calls))
      expect(urls()).toEqual(['/', '/list'])
      allow()
      history.go(-1)
      await vi.waitFor(() => expect(urls()).toEqual(['/']))
    })
  })

  test('if the history does not move back, the page is stored in its current entry', async () => {
    const { pages, history, urls } = startRouted()
    await whenSettled(pages.open('navigateTo', { url: '/list' }))
    history.go = () => {}
    await whenSettled(pages.back(1))
    await whenSettled(pages.settled())
    expect([urls(), history.url()]).toEqual([['/'], '/'])
    expect(history.state()).toEqual(writeSnapshot(pages.stack.get()))
  })
})

test.each([500, 1_500, 2_500])(
  'Forward to the entry of another script is reverted if a move takes %i ms',
  async (moveMs) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { pages, history, urls } = startRouted()
    await pages.open('navigateTo', { url: '/order/1' })
    addForeign(history)
    history.go(-1)
    await Promise.resolve()
    const { go } = history
    history.go = (delta) => void setTimeout(() => go(delta), moveMs)
    go(1)
    for (let passedMs = 0; passedMs < 6_000; passedMs += 100) {
      await new Promise((resolve) => setImmediate(resolve))
      await vi.advanceTimersByTimeAsync(100)
    }
    await pages.settled()
    expect(urls()).toEqual(['/', '/order/1'])
    expect(readSnapshot(history.state())?.pages.map(({ url }) => url)).toEqual(['/', '/order/1'])
  },
)
