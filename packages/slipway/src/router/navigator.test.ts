import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type ApiError, isApiError } from '../base/ApiError.ts'
import { backPressIn } from './backPress.ts'
import { page } from './config.ts'
import type { Guard } from './guards.ts'
import type { History } from './history.ts'
import { memoryHistory } from './memoryHistory.ts'
import { createNavigator } from './navigator.ts'
import { optional } from './params.ts'

const load = async () => ({ default: () => null })
const app = {
  pages: {
    '/': page({ load }),
    '/mine': page({ load }),
    '/list': page({ load }),
    '/order/:id': page({ load, params: { id: Number, from: optional(String) }, under: '/' }),
    '/broken': page({ load: () => Promise.reject(new Error('no such file')) }),
  },
  tabBar: { items: [{ path: '/' }, { path: '/mine' }], back: 'first' as const },
}

function start(url = '/', history: History = memoryHistory(url)()) {
  const navigator = createNavigator(app, history)
  return { navigator, history, urls: () => navigator.stack.get().pages.map((entry) => entry.url) }
}

const refusal = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => expect.unreachable('the call was not refused'),
    (error: unknown) => (isApiError(error) ? error : expect.unreachable(String(error))),
  )

test('a pushed page has an entry of its own, with parameters read from its address', async () => {
  const { navigator, history, urls } = start()
  await navigator.open('navigateTo', { path: '/order/:id', params: { id: 1, from: 'list' } })
  expect(urls()).toEqual(['/', '/order/1?from=list'])
  expect(history.url()).toBe('/order/1?from=list')
  const top = navigator.stack.get().pages[1]
  expect(top && navigator.matchOf(top)?.params).toEqual({ id: 1, from: 'list' })
})

test('an address is resolved against the page shown', async () => {
  const { navigator, urls } = start('/order/1')
  await navigator.open('redirectTo', { url: './2?from=x' })
  expect(urls()).toEqual(['/', '/order/2?from=x'])
})

test('a reload keeps the tabs that were opened since its entry was left', async () => {
  const history = memoryHistory()()
  const third = {
    ...app,
    pages: { ...app.pages, '/third': page({ load }) },
    tabBar: { ...app.tabBar, items: [...app.tabBar.items, { path: '/third' }] },
  }
  const { open, stack, stop } = createNavigator(third, history)
  await open('switchTab', { url: '/mine' })
  await open('switchTab', { url: '/third' })
  history.go(-1)
  await vi.waitFor(() => expect(stack.get().pages).toMatchObject([{ url: '/' }]))
  const kept = stack.get().tabs
  expect(kept.map(({ url }) => url)).toEqual(['/mine', '/third'])
  stop()
  expect(createNavigator(third, history).stack.get().tabs).toEqual(kept)
})

test('[S2.4] a page that is not in the table is refused, and nothing changes', async () => {
  const { navigator, history, urls } = start()
  for (const api of ['navigateTo', 'redirectTo', 'reLaunch', 'switchTab'] as const) {
    const error = await refusal(navigator.open(api, { url: '/x' }))
    expect(error).toMatchObject({ code: 'not-found', errMsg: `${api}:fail page \`/x\` is not found` })
  }
  expect(urls()).toEqual(['/'])
  expect(history.url()).toBe('/')
})

test('[S2.5] a tab page is not pushed, and takes no other page’s place', async () => {
  const { navigator, urls } = start()
  const pushed = await refusal(navigator.open('navigateTo', { url: '/mine' }))
  const redirected = await refusal(navigator.open('redirectTo', { path: '/mine', params: {} }))
  expect(pushed.errMsg).toBe('navigateTo:fail can not navigateTo a tabbar page')
  expect(redirected.errMsg).toBe('redirectTo:fail can not redirectTo a tabbar page')
  expect(urls()).toEqual(['/'])
})

test('[S2.6] a page that is no tab is not switched to', async () => {
  const { navigator, urls } = start()
  const error = await refusal(navigator.open('switchTab', { url: '/list' }))
  expect(error.errMsg).toBe('switchTab:fail can not switch to no-tabBar page')
  expect(urls()).toEqual(['/'])
})

test('[S2.7] the same target is locked while it is being opened; another one waits its turn', async () => {
  const { navigator, urls } = start()
  const first = navigator.open('navigateTo', { url: '/order/1' })
  const again = refusal(navigator.open('navigateTo', { path: '/order/:id', params: { id: 1 } }))
  const third = refusal(navigator.open('navigateTo', { url: '/order/1' }))
  const other = navigator.open('navigateTo', { url: '/order/1?from=x' })
  expect((await again).errMsg).toBe('navigateTo:fail /order/1 locked')
  expect(await third, 'a refused call does not free the lock').toMatchObject({ code: 'locked' })
  await Promise.all([first, other])
  expect(urls()).toEqual(['/', '/order/1', '/order/1?from=x'])
  await navigator.open('navigateTo', { url: '/order/1' })
  expect(urls()).toHaveLength(4)
})

test('wrong parameters are refused, from a call and from an address', async () => {
  const { navigator, urls } = start()
  const typed = await refusal(navigator.open('navigateTo', { path: '/order/:id', params: { id: 'x' } }))
  const text = await refusal(navigator.open('navigateTo', { url: '/order/x' }))
  const empty = await refusal(navigator.open('navigateTo', { url: '' }))
  expect([typed, text].map(({ errMsg }) => errMsg)).toEqual(Array(2).fill('navigateTo:fail params.id must be a number'))
  expect(empty.errMsg).toBe('navigateTo:fail Missing required args: "url"')
  expect(urls()).toEqual(['/'])
})

test('[S8.14] a page whose code cannot be loaded is not opened, and the call says so', async () => {
  const { navigator, history, urls } = start()
  const error = await refusal(navigator.open('navigateTo', { url: '/broken' }))
  expect(error).toMatchObject({ code: 'failed', errMsg: 'navigateTo:fail page `/broken` could not be loaded' })
  expect(error.cause).toMatchObject({ message: 'no such file' })
  expect(urls()).toEqual(['/'])
  expect(history.url()).toBe('/')
})

test('[S8.14] where a reload will bring it, it stands there until then', async () => {
  const { navigator, history, urls } = start()
  const recover = vi.fn((_route: unknown, url: string) => url.endsWith('?now'))
  navigator.recover = recover
  expect(await refusal(navigator.open('navigateTo', { url: '/broken' }))).toMatchObject({ code: 'failed' })
  expect([urls(), history.url()]).toEqual([['/'], '/'])
  const key = await navigator.open('navigateTo', { url: '/broken?now' })
  expect(key).toBe(navigator.stack.get().pages[1]?.key)
  expect([urls(), history.url()]).toEqual([['/', '/broken?now'], '/broken?now'])
  expect(recover.mock.calls).toMatchObject([
    [{ path: '/broken' }, '/broken'],
    [{ path: '/broken' }, '/broken?now'],
  ])
})

describe('data', () => {
  const prepare = vi.fn()
  const withData = (guard?: Guard) => {
    const data = { prepare, prefetch: async () => {} }
    const pages = { ...app.pages, '/data/:id': page({ load, data, params: { id: Number } }) }
    return createNavigator({ ...app, pages, ...(guard && { guard }) }, memoryHistory('/')())
  }
  beforeEach(() => void prepare.mockReset().mockResolvedValue(undefined))

  test('is asked for with the page, once its guard has let it', async () => {
    const navigator = withData()
    await navigator.open('navigateTo', { url: '/data/7?x=1' })
    expect(prepare.mock.calls).toMatchObject([[navigator, { params: { id: 7 } }, '/data/7?x=1']])
  })

  test.each<Guard>([
    ({ path }) => path === '/',
    async ({ path }) => path === '/' || { redirect: { url: '/list' } },
    async ({ path }) => path === '/' || Promise.reject(new Error('no answer')),
  ])('is not asked for where the guard refuses: %s', async (guard) => {
    await refusal(withData(guard).open('navigateTo', { url: '/data/7' }))
    expect(prepare).not.toHaveBeenCalled()
  })

  test('keeps the page back for 200 ms at most', async () => {
    vi.useFakeTimers()
    try {
      prepare.mockReturnValue(new Promise(() => {}))
      const navigator = withData()
      void navigator.open('navigateTo', { url: '/data/7' })
      await vi.advanceTimersByTimeAsync(199)
      expect(navigator.stack.get().pages).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(1)
      expect(navigator.stack.get().pages).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })
})

test('back takes pages off, and stops at the first', async () => {
  const { navigator, history, urls } = start()
  await navigator.open('navigateTo', { url: '/list' })
  await navigator.open('navigateTo', { url: '/order/1' })
  await navigator.back(1)
  expect(urls()).toEqual(['/', '/list'])
  await navigator.open('navigateTo', { url: '/order/2' })
  await navigator.back(7)
  expect(urls()).toEqual(['/'])
  expect(history.url()).toBe('/')
})

test('[S2.8] back with one page left leads to the root page', async () => {
  const { navigator, history, urls } = start('/list')
  await navigator.back(1)
  expect(urls()).toEqual(['/'])
  expect(history.url()).toBe('/')
  await navigator.back(1)
  expect(urls()).toEqual(['/'])
})

test('the user’s Back and Forward move the stack', async () => {
  const { navigator, history, urls } = start()
  await navigator.open('navigateTo', { url: '/list' })
  const { key } = navigator.stack.get().pages[1] ?? {}
  history.go(-1)
  await vi.waitFor(() => expect(urls()).toEqual(['/']))
  history.go(1)
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/list']))
  expect(navigator.stack.get().pages[1]?.key).toBe(key)
})

test('Forward onto a dropped page is turned back', async () => {
  const { navigator, history, urls } = start()
  await navigator.open('navigateTo', { url: '/list' })
  await navigator.open('reLaunch', { url: '/order/5' })
  const moves: string[] = []
  history.listen(() => moves.push(history.url()))
  history.go(1)
  await vi.waitFor(() => expect(moves).toEqual(['/list', '/order/5']))
  expect(urls()).toEqual(['/order/5'])
})

test('a reload finds the stack in the history', async () => {
  const { navigator, history } = start()
  await navigator.open('switchTab', { url: '/mine' })
  await navigator.open('navigateTo', { url: '/list' })
  await navigator.open('navigateTo', { url: '/order/1' }, { draft: 'x' })
  const before = navigator.stack.get()
  navigator.stop()
  const reloaded = start('/', history)
  expect(reloaded.navigator.stack.get()).toEqual(before)
  await reloaded.navigator.back(2)
  expect(reloaded.urls()).toEqual(['/mine'])
})

test('an address opened from outside gets the page that it names under it', () => {
  expect(start('/order/1').urls()).toEqual(['/', '/order/1'])
  expect(start('/list').urls()).toEqual(['/list'])
})

test('an address that leads nowhere is on the stack, without a page', () => {
  const { navigator, urls } = start('/nowhere')
  expect(urls()).toEqual(['/nowhere'])
  const [entry] = navigator.stack.get().pages
  expect(entry && navigator.matchOf(entry)).toBeUndefined()
})

test('an address typed after the hash is a push, or a switch for a tab', async () => {
  const { navigator, history, urls } = start()
  history.push('/list', undefined)
  history.go(-1)
  history.go(1)
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/list']))
  expect(history.state()).toBeDefined()
  history.push('/mine', undefined)
  history.go(-1)
  history.go(1)
  await vi.waitFor(() => expect(urls()).toEqual(['/mine']))
  await navigator.back(1)
  expect(urls()).toEqual(['/'])
})

test('a link’s address is known for what exists only', () => {
  const { navigator } = start()
  expect(navigator.hrefOf({ path: '/order/:id', params: { id: 3 } })).toBe('/order/3')
  expect(navigator.hrefOf({ url: '/order/x' })).toBeUndefined()
  expect(navigator.hrefOf({ url: 'https://elsewhere.example/' })).toBeUndefined()
})

test('a call is settled when the app goes away', async () => {
  const { navigator } = start()
  navigator.shown('')
  const call = navigator.open('navigateTo', { url: '/list' })
  await vi.waitFor(() => expect(navigator.stack.get().pages).toHaveLength(2))
  navigator.stop()
  await expect(call).resolves.toBe(navigator.stack.get().pages[1]?.key)
})

test('a call waits until the page is shown', async () => {
  const { navigator } = start()
  navigator.shown('')
  let settled = false
  const call = navigator.open('navigateTo', { url: '/list' }).then(() => {
    settled = true
  })
  await vi.waitFor(() => expect(navigator.stack.get().pages).toHaveLength(2))
  expect(settled).toBe(false)
  navigator.shown(navigator.stack.get().pages[1]?.key ?? '')
  await call
  expect(settled).toBe(true)
})

test('a user who goes back while a page is loading has changed their mind', async () => {
  let arrive = () => {}
  const slow = page({ load: () => new Promise<unknown>((resolve) => (arrive = () => resolve({}))) })
  const history = memoryHistory('/')()
  const navigator = createNavigator({ ...app, pages: { ...app.pages, '/slow': slow } }, history)
  await navigator.open('navigateTo', { url: '/list' })
  const call = refusal(navigator.open('navigateTo', { url: '/slow' }))
  history.go(-1)
  await vi.waitFor(() => expect(navigator.stack.get().pages).toHaveLength(1))
  arrive()
  expect(await call).toMatchObject({ code: 'cancelled' })
  expect(navigator.stack.get().pages.map(({ url }) => url)).toEqual(['/'])
})

function startGuarded(guard: Guard, url = '/', history: History = memoryHistory(url)()) {
  const login = page({ load, params: { from: optional(String) } })
  const guarded = { ...app, pages: { ...app.pages, '/login': login }, guard }
  const navigator = createNavigator(guarded, history)
  const gate = () => navigator.gates.store.get().get(navigator.stack.get().pages.at(-1)?.key ?? '')?.name
  return { navigator, history, gate, urls: () => navigator.stack.get().pages.map((entry) => entry.url) }
}

const toLogin: Guard = async ({ path, url }) =>
  path !== '/list' || { redirect: { path: '/login', params: { from: url } } }

test('a guard’s redirect opens the other page, and the call is denied', async () => {
  const { navigator, urls } = startGuarded(toLogin)
  const error = await refusal(navigator.open('navigateTo', { url: '/list' }))
  expect(error).toMatchObject({ code: 'denied', errMsg: 'navigateTo:fail a guard did not let page `/list` be shown' })
  expect(urls()).toEqual(['/', '/login?from=%2Flist'])
})

test('a refused call changes nothing, and says whose fault it was', async () => {
  const cause = new Error('no answer')
  const refused = startGuarded(({ path }) => path !== '/list')
  expect(await refusal(refused.navigator.open('navigateTo', { url: '/list' }))).toMatchObject({ code: 'denied' })
  const failing = startGuarded(({ path }) => (path === '/list' ? Promise.reject(cause) : true))
  expect(await refusal(failing.navigator.open('navigateTo', { url: '/list' }))).toMatchObject({ code: 'failed', cause })
  expect([refused.urls(), failing.urls()]).toEqual([['/'], ['/']])
})

test('guards that redirect in a circle are stopped', async () => {
  const circle: Guard = ({ path }) => path === '/' || { redirect: { url: path === '/list' ? '/login' : '/list' } }
  const { navigator, urls } = startGuarded(circle)
  const error = await refusal(navigator.open('navigateTo', { url: '/list' }))
  expect(error.errMsg).toBe('navigateTo:fail the guards redirect in a circle')
  expect(urls()).toEqual(['/'])
})

test('a page opened by its address waits behind its gate, then shows', async () => {
  const { gate } = startGuarded(async () => true, '/list')
  expect(gate()).toBe('waiting')
  await vi.waitFor(() => expect(gate()).toBeUndefined())
})

test('a guard that answers at once leaves no gate in the way', () => {
  expect(startGuarded(() => true, '/list').gate()).toBeUndefined()
  expect(startGuarded(() => false, '/list').gate()).toBe('refused')
})

test('a page opened by its address is replaced by what its guard redirects to', async () => {
  const { history, gate, urls } = startGuarded(toLogin, '/list')
  expect(gate()).toBe('waiting')
  await vi.waitFor(() => expect(urls()).toEqual(['/login?from=%2Flist']))
  expect(history.url()).toBe('/login?from=%2Flist')
  expect(gate()).toBeUndefined()
})

test('Back and Forward ask too', async () => {
  let signedIn = true
  const { navigator, history, urls } = startGuarded(
    ({ path }) => signedIn || path === '/' || path === '/login' || { redirect: { url: '/login' } },
  )
  await navigator.open('navigateTo', { url: '/list' })
  await navigator.open('navigateTo', { url: '/order/1' })
  signedIn = false
  history.go(-1)
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/login']))
  expect(history.url()).toBe('/login')
})

test('when what guards know has changed, all pages are asked again', async () => {
  let signedIn = true
  const { navigator, gate, urls } = startGuarded(
    ({ path }) => signedIn || path === '/' || path === '/login' || { redirect: { url: '/login' } },
  )
  await navigator.open('navigateTo', { url: '/list' })
  await navigator.open('navigateTo', { url: '/order/1' })
  signedIn = false
  navigator.recheck()
  expect(gate(), 'before any frame').toBe('waiting')
  await vi.waitFor(() => expect(urls()).toEqual(['/', '/list', '/login']))
  const list = navigator.stack.get().pages[1]
  expect(navigator.gates.store.get().get(list?.key ?? '')?.name, 'a covered page is kept from the screen').toBe(
    'waiting',
  )
})

test('an overlay takes Back before the page does', async () => {
  const { navigator, history, urls } = start()
  await navigator.open('navigateTo', { url: '/list' })
  const closed: string[] = []
  navigator.openLayer(() => closed.push('sheet'))
  navigator.openLayer(() => closed.push('dialog'))
  await vi.waitFor(() => expect(navigator.stack.get().layers).toHaveLength(2))
  expect(history.url()).toBe('/list')
  history.go(-1)
  await vi.waitFor(() => expect(closed).toEqual(['dialog']))
  await navigator.back(1)
  expect(closed).toEqual(['dialog', 'sheet'])
  expect(urls()).toEqual(['/', '/list'])
  await navigator.back(1)
  expect(urls()).toEqual(['/'])
})

test('an overlay closed by its own button leaves Back where it was', async () => {
  const { navigator, history, urls } = start()
  await navigator.open('navigateTo', { url: '/list' })
  const onClose = vi.fn()
  const layer = navigator.openLayer(onClose)
  await layer.close()
  await layer.close()
  expect(onClose).toHaveBeenCalledOnce()
  history.go(-1)
  await vi.waitFor(() => expect(urls()).toEqual(['/']))
})

test('Forward opens no overlay again', async () => {
  const { navigator, history } = start()
  const layer = navigator.openLayer(() => {})
  await vi.waitFor(() => expect(navigator.stack.get().layers).toHaveLength(1))
  await layer.close()
  const moves: number[] = []
  history.listen(() => moves.push(navigator.stack.get().layers.length))
  history.go(1)
  await vi.waitFor(() => expect(moves).toEqual([0, 0]))
})

test('overlays are closed before a page is opened', async () => {
  const { navigator, history, urls } = start()
  const closed: string[] = []
  navigator.openLayer(() => closed.push('sheet'))
  navigator.openLayer(() => closed.push('dialog'))
  await navigator.open('navigateTo', { url: '/list' })
  expect(closed).toEqual(['dialog', 'sheet'])
  expect(urls()).toEqual(['/', '/list'])
  history.go(-1)
  await vi.waitFor(() => expect(urls()).toEqual(['/']))
})

test('an overlay does not survive a reload, and neither does its entry', async () => {
  const { navigator, history } = start()
  await navigator.open('navigateTo', { url: '/list' })
  navigator.openLayer(() => {})
  await vi.waitFor(() => expect(navigator.stack.get().layers).toHaveLength(1))
  navigator.stop()
  const { navigator: reloaded, urls } = start('/', history)
  expect(urls()).toEqual(['/', '/list'])
  await reloaded.back(1)
  expect(urls()).toEqual(['/'])
  expect(history.url()).toBe('/')
})

test('a page that says "stay" is not left by navigateBack, and the call says so', async () => {
  const { navigator, urls } = start()
  await navigator.open('navigateTo', { url: '/list' })
  const asked: string[] = []
  const key = navigator.stack.get().pages[1]?.key ?? ''
  const stop = backPressIn(navigator).on(key, async ({ from }) => {
    asked.push(from)
    return true
  })
  expect(await refusal(navigator.back(1))).toMatchObject({ code: 'cancelled', errMsg: 'navigateBack:fail onBackPress' })
  await refusal(navigator.back(1, 'backbutton'))
  expect(asked).toEqual(['navigateBack', 'backbutton'])
  expect(urls()).toEqual(['/', '/list'])
  stop()
  await navigator.back(1)
  expect(urls()).toEqual(['/'])
})

test('a page that says "stay" is not left by the browser’s Back either; one that agrees is', async () => {
  const { navigator, history, urls } = start()
  await navigator.open('navigateTo', { url: '/list' })
  let answer = true
  let asked = 0
  backPressIn(navigator).on(navigator.stack.get().pages[1]?.key ?? '', () => {
    asked++
    return answer
  })
  history.go(-1)
  await vi.waitFor(() => expect(asked).toBe(1))
  expect(history.url()).toBe('/list')
  expect(urls()).toEqual(['/', '/list'])
  answer = false
  history.go(-1)
  await vi.waitFor(() => expect(urls()).toEqual(['/']))
  expect(asked).toBe(2)
  expect(history.url()).toBe('/')
})

test('a question may be an overlay: Back closes it, and the page stays without being asked again', async () => {
  const { navigator, history, urls } = start()
  await navigator.open('navigateTo', { url: '/list' })
  let asked = 0
  backPressIn(navigator).on(navigator.stack.get().pages[1]?.key ?? '', () => {
    asked++
    return new Promise((resolve) => {
      navigator.openLayer(() => resolve(true))
    })
  })
  const closesTheQuestion = async () => {
    await vi.waitFor(() => expect(navigator.stack.get().layers).toHaveLength(1))
    history.go(-1)
    await vi.waitFor(() => expect(navigator.stack.get().layers).toHaveLength(0))
  }
  const refused = refusal(navigator.back(1))
  await closesTheQuestion()
  expect(await refused).toMatchObject({ code: 'cancelled' })
  history.go(-1)
  await closesTheQuestion()
  expect(asked).toBe(2)
  expect([urls(), history.url()]).toEqual([['/', '/list'], '/list'])
})

test('a page that agrees while its overlay is still open is left, and the overlay with it', async () => {
  const { navigator, history, urls } = start()
  for (const goBack of [() => navigator.back(1), () => history.go(-1)]) {
    await navigator.open('navigateTo', { url: '/list' })
    const ends: string[] = []
    let agree = () => {}
    backPressIn(navigator).on(navigator.stack.get().pages[1]?.key ?? '', () => {
      navigator.openLayer((end) => ends.push(end))
      return new Promise((resolve) => {
        agree = () => resolve(false)
      })
    })
    void goBack()
    await vi.waitFor(() => expect(navigator.stack.get().layers).toHaveLength(1))
    agree()
    await vi.waitFor(() => expect(urls()).toEqual(['/']))
    expect(ends).toEqual(['navigation'])
    await vi.waitFor(() => expect(history.url()).toBe('/'))
  }
})

test('a second wish to go back while a page is being asked changes nothing', async () => {
  const { navigator, history, urls } = start()
  await navigator.open('navigateTo', { url: '/list' })
  let asked = 0
  let agree = () => {}
  backPressIn(navigator).on(navigator.stack.get().pages[1]?.key ?? '', () => {
    asked++
    return new Promise((resolve) => {
      agree = () => resolve(false)
    })
  })
  const first = navigator.back(1)
  expect(await refusal(navigator.back(1))).toMatchObject({ code: 'cancelled' })
  const moved = new Promise((resolve) => history.listen(resolve))
  history.go(-1)
  await moved
  await vi.waitFor(() => expect(history.url()).toBe('/list'))
  agree()
  await first
  expect([asked, urls(), history.url()]).toEqual([1, ['/'], '/'])
})

test('a page that went another way while it was being asked is not gone back from once more', async () => {
  const { navigator, urls } = start()
  await navigator.open('navigateTo', { url: '/list' })
  let agree = () => {}
  backPressIn(navigator).on(navigator.stack.get().pages[1]?.key ?? '', () => {
    return new Promise((resolve) => {
      agree = () => resolve(false)
    })
  })
  const back = navigator.back(1)
  await vi.waitFor(async () => navigator.open('navigateTo', { url: '/order/1' }))
  agree()
  await back
  expect(urls()).toEqual(['/', '/list', '/order/1'])
})

test('a listener that fails does not hold the user, and its error is reported', async () => {
  const { navigator, urls } = start()
  await navigator.open('navigateTo', { url: '/list' })
  const reported = vi.spyOn(globalThis, 'queueMicrotask').mockImplementationOnce(() => {})
  backPressIn(navigator).on(navigator.stack.get().pages[1]?.key ?? '', () => {
    throw new Error('broken')
  })
  await navigator.back(1)
  expect(() => reported.mock.calls[0]?.[0]()).toThrow('broken')
  expect(urls()).toEqual(['/'])
})

test('it has settled once the history has followed the stack', async () => {
  const history = memoryHistory('/')()
  const navigator = createNavigator(app, history)
  for (const url of ['/list', '/order/1', '/order/2']) await navigator.open('navigateTo', { url })
  const seen: string[] = []
  navigator.stack.subscribe(() => {
    seen.push(history.url())
    void navigator.settled().then(() => seen.push(history.url()))
  })
  await navigator.open('reLaunch', { url: '/list' })
  await navigator.settled()
  expect(seen).toEqual(['/order/2', '/list'])
})

test('pages are kept once they were on top, and as long as they are on the stack', async () => {
  const { navigator } = start('/order/1')
  const kept = () => navigator.stack.get().pages.map(({ key }) => navigator.kept.get().has(key))
  expect(kept(), 'what lies under a page opened by its address was not shown yet').toEqual([false, true])
  await navigator.open('navigateTo', { url: '/list' })
  expect(kept()).toEqual([false, true, true])
  await navigator.back(2)
  expect(kept()).toEqual([true])
  expect(navigator.kept.get().size).toBe(1)
})
