import { ApiError } from '../base/call/ApiError.ts'
import { createStore } from '../base/store.ts'
import type { BackSource, Question } from './backPress.ts'
import type { AnyApp } from './config/config.ts'
import { createRoutes, type Match, type Route } from './config/routes.ts'
import { type OpenApi, refusalToOpen } from './config/rules.ts'
import { locate, type Place, type Target } from './config/targets.ts'
import { createGates } from './gates.ts'
import { judge, type Verdict } from './guards.ts'
import type { History } from './history/history.ts'
import { createTraveller } from './history/historyDriver.ts'
import { readSnapshot } from './history/snapshot.ts'
import type { LayerEnd, Navigator, StackChange } from './navigator.ts'
import { createPageLoader } from './pageLoader.ts'
import { createQueue, withinMs } from './queue.ts'
import * as stack from './stack.ts'

/** Time after which a page that is still loading is shown as a skeleton. */
const patienceMs = 200

const repairs = () => import('./history/historyRepair.ts')

const makers = {
  navigateTo: stack.push,
  redirectTo: stack.replace,
  reLaunch: stack.relaunch,
  switchTab: stack.switchTab,
}

/** Makes a change of a stack without overlays. */
type Step = (bare: stack.Snapshot) => stack.Change

/** What the navigator needs of the place it runs in. */
export interface Surroundings {
  /**
   * Draws what a function changes before it returns. Where the browser has moved pages by itself the page must be there
   * when its picture of it goes.
   */
  flush?(work: () => void): void
}

/** Makes the navigator of an app and brings it to the history's current entry. */
export function createNavigator(app: AnyApp, history: History, { flush }: Surroundings = {}): Navigator {
  const routes = createRoutes(app)
  const loader = createPageLoader()
  const newest = createStore<StackChange | undefined>(undefined)
  const drawn = createStore<string | undefined>(undefined)
  const visible = createStore(true)
  const gates = createGates()
  const enqueue = createQueue()
  const matches = new Map<string, Match | undefined>()
  const verdicts = new Map<string, Verdict | Promise<Verdict>>()
  const locked = new Set<string>()
  const waiting = new Map<string, () => void>()
  const layerEnds = new Map<string, (end: LayerEnd) => void>()
  let userMoves = 0
  let shows = false
  let byBrowser = false

  const seed = Math.random().toString(36).slice(2, 8)
  let count = 0
  const rules: stack.StackRules = {
    nextId: () => `${seed}${(++count).toString(36)}`,
    isTab: routes.isTab,
    firstTabUrl: app.tabBar?.back === 'leave' ? undefined : routes.tabs[0],
  }

  const first = begin()
  const store = createStore(first.next)
  const line = [...first.next.line]
  const kept = createStore<ReadonlySet<string>>(new Set([stack.topOf(first.next).key]))
  const traveller = createTraveller(history, onMove)
  inspect(stack.topOf(first.next))
  const tools = { ...makers, ApiError, attempt, history, navigator: () => self, onMove, restart, rules, traveller }
  const started = carryOut(first)
  void enqueue(() => started)

  function begin(): stack.Change {
    const url = history.url()
    const stored = readSnapshot(history.state())
    // Overlays do not survive a reload, and neither do their entries.
    if (stored && stack.topOf(stored).url === url) return stack.closeLayers(stored)
    return stack.start(url, routes.match(url)?.route.config.under, rules)
  }

  const now = () => store.get()
  const top = () => stack.topOf(now())
  const place = (target: Target): Place => locate(routes, target, top().url)

  /**
   * Shows a change and carries it out in the history. Going back in the history takes time, so the screen changes first then;
   * an entry that the browser refuses changes nothing.
   */
  async function apply(change: stack.Change, api = 'navigateBack'): Promise<void> {
    const goes = change.moves.some((move) => 'to' in move)
    if (goes) commit(change.next)
    await carryOut(change, api)
    if (!goes) commit(change.next)
  }

  /** Carries a change out in the history. Shows what the current entry holds if the history does not follow. */
  async function carryOut(change: stack.Change, api = ''): Promise<void> {
    const rest = await traveller.run(change.moves)
    if (rest.length > 0) {
      await repairs()
        .then(({ persist }) => persist(tools, change.next, rest, api))
        .finally(() => {
          traveller.running = false
        })
    }
  }

  /** Starts again from the current entry. */
  async function restart(): Promise<void> {
    const change = begin()
    line.length = 0
    inspect(stack.topOf(change.next))
    commit(change.next)
    await carryOut(change)
  }

  /**
   * Shows a page that nobody asked for by its name: its guards have their say first. A finger has asked them already.
   */
  function reveal(change: stack.Change, from?: BackSource): Promise<void> {
    const entry = stack.topOf(change.next)
    inspect(entry, from === 'swipe' ? verdicts.get(entry.key) : undefined)
    return apply(change)
  }

  /** Overlays are closed before the pages change. */
  function onPages(make: Step): stack.Change {
    const closed = stack.closeLayers(now())
    const { next, moves } = make(closed.next)
    return { next, moves: [...closed.moves, ...moves] }
  }

  function commit(next: stack.Snapshot, animated = false): void {
    byBrowser = animated
    const before = now()
    const alive = new Set(stack.livePages(next).map(({ key }) => key))
    for (const id of before.layers.toReversed()) {
      if (!next.layers.includes(id))
        layerEnds.get(id)?.(stack.topOf(next).key === stack.topOf(before).key ? 'back' : 'navigation')
    }
    Object.assign(line, next.line)
    newest.set({ before, after: next })
    const known = [...kept.get(), stack.topOf(next).key]
    kept.set(new Set(known.filter((key) => alive.has(key))))
    store.set(next)
    for (const key of [...matches.keys(), ...known]) {
      if (alive.has(key)) continue
      matches.delete(key)
      // Its gate stays, because a page that moves off the screen must show no more than before.
      verdicts.delete(key)
      waiting.get(key)?.()
    }
  }

  /** The user moved: the stack of the entry that was reached is shown. */
  function onMove(there: stack.Snapshot | undefined, animated: boolean): void {
    userMoves++
    if (!there) {
      // Without a network the page stays at the entry of the other script.
      enqueue(async () => (await repairs()).followForeign(tools))
        .then((ask) => ask?.())
        .catch(() => {})
      return
    }
    const next = stack.arrive(now(), there, rules, line)
    const question = next && self.backPress?.question(now(), next, 'browser')
    // A browser moves before it can be asked.
    const comeBack = () => enqueue(() => carryOut({ next: now(), moves: [{ to: now().line }] }))
    if (!next) {
      // Dropped pages are ahead. Behind, it is this document that began at an entry whose pages had been dropped.
      void (there.line.length > now().line.length ? comeBack() : enqueue(restart))
    } else if (question) {
      void leave(
        () => comeBack().then(question),
        () => ({ next, moves: [{ to: there.line }, { replace: next }] }),
      )
    } else if (animated && flush) flush(() => arriveAt(next, there, true))
    else arriveAt(next, there, animated)
  }

  function arriveAt(next: stack.Snapshot, there: stack.Snapshot, animated: boolean): void {
    if (stack.topOf(next).key !== top().key) inspect(stack.topOf(next))
    commit(next, animated)
    // A reload knows of the kept tabs what this entry knows.
    if (next !== there) traveller.write({ replace: next })
  }

  /**
   * Asks, makes a change if all agree, and answers whether one stays. The queue goes on meanwhile: the question may be an
   * overlay.
   */
  async function leave(question: Question, make: Step, from?: BackSource): Promise<boolean> {
    const { key } = top()
    const stays = await question()
    await enqueue(async () => {
      if (!stays && top().key === key) await reveal(onPages(make), from)
    })
    return stays
  }

  /** Makes a change. Where pages want to be asked before, answers with what does it then. */
  async function attempt(make: Step, from?: BackSource): Promise<Question | undefined> {
    const change = onPages(make)
    const question = self.backPress?.question(now(), change.next, from)
    if (!question) await reveal(change, from)
    return question && (() => leave(question, make, from))
  }

  /** Asks a page's guards, and keeps it from the screen until they have answered. What they said last counts. */
  function inspect(entry: stack.PageEntry, verdict = judge(app, matchOf(entry), entry.url)): void {
    const { key } = entry
    verdicts.set(key, verdict)
    if (verdict instanceof Promise) {
      gates.set(key, { name: 'waiting' })
      void verdict.then((answer) => {
        if (verdicts.get(key) === verdict) inspect(entry, answer)
      })
      return
    }
    gates.set(key, verdict.name === 'open' ? undefined : verdict)
    if (verdict.name === 'open') return
    enqueue(async () => {
      // Guards that have run again meanwhile may have another result.
      if (top().key !== key || verdicts.get(key) !== verdict) return
      if (verdict.name === 'refused' && verdict.redirect)
        await verdict.redirect.follow({ place, enter }, 'redirectTo', 1)
      // Overlays that were open above the page do not return.
      else if (now().layers.length > 0) await apply(stack.closeLayers(now()))
    }).catch((error: unknown) => gates.set(key, { name: 'failed', error }))
  }

  async function open(api: OpenApi, target: Target, state?: unknown): Promise<string> {
    if ('url' in target && !target.url) throw new ApiError(api, 'invalid-argument', 'Missing required args: "url"')
    const { url, written, route, problem } = place(target)
    const refusal = refusalToOpen(api, route, written)
    if (refusal || !route) throw refusal
    if (problem) throw new ApiError(api, 'invalid-argument', problem)
    if (locked.has(url)) throw new ApiError(api, 'locked', `${url} locked`)
    locked.add(url)
    // What the user is using at the moment of the call decides, not what comes before its turn.
    const make = app.windows?.stepFor(api) ?? makers[api]
    const to = { url, ...(state !== undefined && { state }) }
    const question = self.backPress?.question(now(), make(now(), to, rules).next)
    try {
      if (question && (await question())) throw new ApiError(api, 'cancelled', 'the user stays')
      return await enqueue(() => enter(api, route, to, 0, make))
    } finally {
      locked.delete(url)
    }
  }

  /** Asks, loads, and then opens. */
  async function enter(
    api: OpenApi,
    route: Route,
    to: stack.Destination,
    redirects: number,
    make = makers[api],
  ): Promise<string> {
    const moves = userMoves
    const loading = loader.load(route)
    loading.catch(() => {})
    const parsed = routes.match(to.url)?.parsed.value
    const match = parsed && { route, params: parsed }
    const token = app.auth?.token()
    const verdict = await judge(app, match, to.url)
    if (verdict.name === 'refused') await verdict.redirect?.follow({ place, enter }, api, redirects + 1)
    const hasThrown = verdict.name === 'failed'
    if (verdict.name !== 'open' && !hasThrown) {
      throw new ApiError(api, 'denied', `a guard refused page \`${to.url}\``)
    }
    // Past its patience the page shows a skeleton, then its content or the retry screen: the call has opened it.
    const failure = hasThrown
      ? verdict
      : await withinMs(patienceMs, Promise.all([loading, match && route.config.data?.prepare(self, match, to.url)]))
    if (userMoves !== moves) throw new ApiError(api, 'cancelled', 'the user went elsewhere')
    const before = top().key
    const step = onPages((bare) => make(bare, to, rules))
    const after = stack.topOf(step.next)
    if (failure && (!self.recover?.(route, to.url, hasThrown) || hasThrown)) {
      throw new ApiError(api, 'failed', `page \`${route.path}\` cannot be opened`, { cause: failure.error })
    }
    const shown = after.key === before ? undefined : whenShown(after)
    // A kept tab may have been refused before. And the user may have signed out while the page was loading.
    inspect(after, token === app.auth?.token() ? verdict : undefined)
    await apply(step, api)
    await shown
    return after.key
  }

  function whenShown({ key }: stack.PageEntry): Promise<void> {
    if (!shows) return Promise.resolve()
    return new Promise((resolve) => {
      waiting.set(key, () => {
        waiting.delete(key)
        resolve()
      })
    })
  }

  async function back(delta: number, from: BackSource = 'navigateBack'): Promise<void> {
    const root = { url: routes.root.path }
    const make = (bare: stack.Snapshot) => {
      if (bare.pages.length > 1) return stack.back(bare, delta)
      return rules.isTab(root.url) ? stack.switchTab(bare, root, rules) : stack.relaunch(bare, root, rules)
    }
    const ask = await enqueue(async () => {
      const isAtRoot = now().pages.length === 1 && matchOf(top())?.route === routes.root
      if (now().layers.length > 0) await apply(stack.closeLayers(now(), 1))
      else if (!isAtRoot) return attempt(make, from)
      return undefined
    })
    if (ask && (await ask())) throw new ApiError('navigateBack', 'cancelled', 'onBackPress')
  }

  function matchOf({ key, url }: stack.PageEntry): Match | undefined {
    if (!matches.has(key)) {
      const found = routes.match(url)
      // A page with parameters that are not valid is shown as little as one that does not exist.
      const params = found?.parsed.value
      matches.set(key, found && params && { route: found.route, params })
    }
    return matches.get(key)
  }

  const self: Navigator = {
    app,
    inspect,
    routes,
    loader,
    entry: stack.topOf(first.next),
    stack: store,
    kept,
    onChange: (listener) =>
      newest.subscribe(() => {
        const change = newest.get()
        if (change) listener(change)
      }),
    drawn,
    visible,
    gates,
    backPress: undefined,
    recover: undefined,
    showPart: undefined,
    matchOf,
    hrefOf(target) {
      const { url, route, problem } = place(target)
      return route && problem === undefined ? history.href(url) : undefined
    },
    locate: place,
    open,
    back,
    change: (make) =>
      enqueue(async () => {
        const change = make(now(), stack.closeLayers)
        if (change) await apply(change)
      }),
    nextId: rules.nextId,
    layerEnds,
    recheck() {
      for (const entry of stack.livePages(now())) inspect(entry)
    },
    settled: () => enqueue(async () => {}),
    movedByBrowser: () => byBrowser,
    shown(key) {
      shows = true
      waiting.get(key)?.()
    },
    stop() {
      traveller.stop()
      shows = false
      for (const settle of waiting.values()) settle()
    },
  }
  return self
}
