import { ApiError } from '../base/ApiError.ts'
import { createStore, type Store } from '../base/store.ts'
import type { AnyApp } from './config.ts'
import type { History } from './history.ts'
import { createPageLives, type PageLives } from './pageLives.ts'
import { createPageLoader, type PageLoader } from './pageLoader.ts'
import { addressOf, createRoutes, type Match, type Route, type RouteTable, resolveUrl } from './routes.ts'
import { type OpenApi, refusalToOpen } from './rules.ts'
import * as stack from './stack.ts'
import { createTraveller } from './traveller.ts'

/** Where a call wants to go: a page of the config with its parameters, or an address. */
export type Target = { readonly path: string; readonly params: object } | { readonly url: string }

/** The one stateful object of the router: rules, then stack, then history, then whoever watches. */
export interface Navigator {
  readonly routes: RouteTable
  readonly loader: PageLoader
  /** The stack. Its pages are drawn from it and from nothing else. */
  readonly stack: Store<stack.Snapshot>
  /** What happens to the pages. */
  readonly lives: PageLives
  /** The page and the parameters of an entry; `undefined` shows the not-found screen. */
  matchOf(entry: stack.PageEntry): Match | undefined
  /** The address of a target as a link's `href`, or `undefined` for one that does not exist. */
  hrefOf(target: Target): string | undefined
  /** Opens a page. Resolves once it is shown; rejects with an `ApiError`, and then nothing has changed. */
  open(api: OpenApi, target: Target, state?: unknown): Promise<void>
  /** Takes pages from the top. With one page left it leads to the root page (specification, section 2). */
  back(delta: number): Promise<void>
  /** Tells that an entry's page is on the screen. The shell calls it after each commit. */
  shown(key: string): void
  /** Stops listening to the history. */
  stop(): void
}

/** Time after which a page that is still loading is shown as a skeleton. */
const patienceMs = 200

/** Makes the navigator of an app and brings it to the history's current entry. */
export function createNavigator(app: AnyApp, history: History): Navigator {
  const routes = createRoutes(app)
  const loader = createPageLoader()
  const matches = new Map<string, Match | undefined>()
  const locked = new Set<string>()
  const waiting = new Map<string, () => void>()
  let userMoves = 0
  let lastJob: Promise<unknown> = Promise.resolve()
  let drawn = false

  const seed = Math.random().toString(36).slice(2, 8)
  let count = 0
  const rules: stack.StackRules = {
    nextId: () => `${seed}${(++count).toString(36)}`,
    isTab: (url) => (routes.match(url)?.route.tabIndex ?? -1) >= 0,
    firstTabUrl: app.tabBar?.back === 'leave' ? undefined : routes.firstTab?.path,
  }

  const begin = (): stack.Change => {
    const url = history.url()
    const stored = stack.readSnapshot(history.state())
    if (stored && stack.topOf(stored).url === url) return { next: stored, moves: [] }
    return stack.start(url, routes.match(url)?.route.config.under, rules)
  }
  const first = begin()
  const store = createStore(first.next)
  const lives = createPageLives()
  lives.change(undefined, first.next)
  const traveller = createTraveller(history, onMove)
  void traveller.run(first.moves)

  /** The stack shows at once; the history follows, as going back in it takes time. */
  function apply({ next, moves }: stack.Change): Promise<void> {
    commit(next)
    return traveller.run(moves)
  }

  function commit(next: stack.Snapshot): void {
    lives.change(store.get(), next)
    store.set(next)
    const alive = new Set(stack.livePages(next).map(({ key }) => key))
    for (const key of matches.keys()) if (!alive.has(key)) matches.delete(key)
    for (const [key, settle] of waiting) if (!alive.has(key)) settle()
  }

  /** The user moved: the entry under the history's hand says what to show. */
  function onMove(): void {
    userMoves++
    const now = store.get()
    const there = stack.readSnapshot(history.state())
    if (!there) {
      enqueue(() => openTyped(history.url()))
      return
    }
    const next = stack.arrive(now, there, rules)
    if (next) commit(next)
    else enqueue(() => turnBack(-stack.distance(now, there)))
  }

  /** An address typed after the hash made an entry of its own; it becomes a push, or a tab switch. */
  async function openTyped(url: string): Promise<void> {
    const now = store.get()
    if (rules.isTab(url)) {
      await turnBack(-1)
      await apply(stack.switchTab(now, { url }, rules))
      return
    }
    const { next } = stack.push(now, { url }, rules)
    await apply({ next, moves: [{ replace: next }] })
  }

  function turnBack(delta: number): Promise<void> {
    const now = store.get()
    return traveller.run([delta === 0 ? { replace: now } : { go: delta }])
  }

  /** Changes happen one after the other, in the order of the calls. */
  function enqueue<Value>(job: () => Promise<Value>): Promise<Value> {
    const result = lastJob.then(job)
    lastJob = result.catch(() => {})
    return result
  }

  function whenShown({ key }: stack.PageEntry): Promise<void> {
    if (!drawn) return Promise.resolve()
    return new Promise((resolve) => {
      waiting.set(key, () => {
        waiting.delete(key)
        resolve()
      })
    })
  }

  function locate(target: Target): { url: string; written: string; route: Route | undefined; problem?: string } {
    if ('url' in target) {
      const url = resolveUrl(target.url, stack.topOf(store.get()).url)
      const match = url === undefined ? undefined : routes.match(url)
      const problem = match?.parsed.problem
      return { url: url ?? '', written: target.url, route: match?.route, ...(problem && { problem }) }
    }
    const route = routes.get(target.path)
    const { value = '', problem } = route ? addressOf(route, target.params) : { value: '' }
    return { url: value, written: target.path, route, ...(problem && { problem }) }
  }

  async function open(api: OpenApi, target: Target, state?: unknown): Promise<void> {
    if ('url' in target && !target.url) throw new ApiError(api, 'invalid-argument', 'Missing required args: "url"')
    const { url, written, route, problem } = locate(target)
    const refusal = refusalToOpen(api, route, written)
    if (refusal || !route) throw new ApiError(api, refusal?.code ?? 'not-found', refusal?.detail)
    if (problem) throw new ApiError(api, 'invalid-argument', problem)
    if (locked.has(url)) throw new ApiError(api, 'locked', `${url} locked`)
    locked.add(url)
    try {
      await enqueue(async () => {
        const before = userMoves
        await load(api, route)
        if (userMoves !== before) throw new ApiError(api, 'cancelled', 'the user went elsewhere meanwhile')
        await change(api, { url, ...(state !== undefined && { state }) })
      })
    } finally {
      locked.delete(url)
    }
  }

  async function load(api: OpenApi, route: Route): Promise<void> {
    const loading = loader.load(route).catch((cause: unknown) => {
      throw new ApiError(api, 'failed', `page \`${route.path}\` could not be loaded`, { cause })
    })
    let timer: ReturnType<typeof setTimeout> | undefined
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patienceMs)
    })
    // Past its patience the page shows a skeleton, then its content or the retry screen: the call has opened it.
    loading.catch(() => {})
    await Promise.race([loading, patience]).finally(() => clearTimeout(timer))
  }

  async function change(api: OpenApi, to: stack.Destination): Promise<void> {
    const before = stack.topOf(store.get())
    const make = {
      navigateTo: stack.push,
      redirectTo: stack.replace,
      reLaunch: stack.relaunch,
      switchTab: stack.switchTab,
    }
    const next = make[api](store.get(), to, rules)
    const top = stack.topOf(next.next)
    const shown = top.key === before.key ? Promise.resolve() : whenShown(top)
    await apply(next)
    await shown
  }

  async function back(delta: number): Promise<void> {
    return enqueue(async () => {
      const now = store.get()
      if (now.pages.length > 1) return apply(stack.back(now, delta))
      const { path, tabIndex } = routes.root
      if (matchOf(stack.topOf(now))?.route === routes.root) return
      return apply(
        tabIndex >= 0 ? stack.switchTab(now, { url: path }, rules) : stack.relaunch(now, { url: path }, rules),
      )
    })
  }

  function matchOf({ key, url }: stack.PageEntry): Match | undefined {
    if (!matches.has(key)) {
      const found = routes.match(url)
      // A page with parameters that are not valid is shown as little as one that does not exist.
      const match =
        found && found.parsed.problem === undefined ? { route: found.route, params: found.parsed.value } : undefined
      matches.set(key, match)
    }
    return matches.get(key)
  }

  return {
    routes,
    loader,
    stack: store,
    lives,
    matchOf,
    hrefOf(target) {
      const { url, route, problem } = locate(target)
      return route && problem === undefined ? history.href(url) : undefined
    },
    open,
    back,
    shown(key) {
      drawn = true
      waiting.get(key)?.()
    },
    stop() {
      traveller.stop()
      drawn = false
      for (const settle of waiting.values()) settle()
    },
  }
}
