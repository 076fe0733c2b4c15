import { ApiError } from '../base/call/ApiError.ts'
import { createStore } from '../base/store.ts'
import type { AnyApp } from './config/config.ts'
import { createPageRecords } from './config/pageRecords.ts'
import { createRoutes } from './config/routes.ts'
import { locate as locateIn, type ResolvedTarget, type Target } from './config/targets.ts'
import { createPageGates } from './guards/pageGates.ts'
import { createPageGuards } from './guards/pageGuards.ts'
import type { History } from './history/history.ts'
import { createHistoryDriver } from './history/historyDriver.ts'
import { createStackHistory } from './history/stackHistory.ts'
import { createPageLoader } from './load/pageLoader.ts'
import type { PageNavigator } from './navigator.ts'
import type { LateParts } from './opening/lateParts.ts'
import { createLeaver } from './opening/leaver.ts'
import { createOpener, type Opener } from './opening/opener.ts'
import { operationsOf } from './opening/operations.ts'
import { createShownPages } from './opening/shownPages.ts'
import { createAppRules, startStack } from './opening/startStack.ts'
import { createUserMoves, type UserMoves } from './opening/userMoves.ts'
import { closeOverlayEntries, livePages, topOf } from './stack/stack.ts'
import { createStackStore } from './stack/stackStore.ts'

/** Options of `createNavigator`. */
export interface NavigatorOptions {
  /**
   * Renders the changes of a function before it returns. After a transition by the browser itself, the page must be rendered
   * when the browser removes its snapshot image of the page.
   */
  flush?(work: () => void): void
}

/**
 * Creates the navigator of an app, with the stack of the history's current entry. Its floors, from the lowest: the store of the
 * stack, the history, the guards, then opening and leaving pages and the user's moves. A floor gets the functions of the floors below
 * it. `enter`, `restart` and `onMove` lead up, because a redirect opens a page, and because the history may move to any entry.
 */
export function createNavigator(app: AnyApp, history: History, { flush }: NavigatorOptions = {}): PageNavigator {
  const routes = createRoutes(app)
  const rules = createAppRules(app, routes)
  const operations = operationsOf(app)
  const records = createPageRecords(routes)
  const { whenShown, shown, stop } = createShownPages(records)
  const loader = createPageLoader()
  const pageGates = createPageGates()
  const home = { key: '', url: routes.root.path }
  const first = startStack(history, rules)
  const entry = topOf(first.next)
  const late: LateParts = {}

  const store = createStackStore({ first: first.next, home, afterCommit: records.keepOnly })
  const { stack, newest, mounted, overlayEnds, commit } = store
  const locate = (target: Target | ResolvedTarget) => locateIn(routes, target, topOf(stack.get()).url)

  const historyDriver = createHistoryDriver(history, (there, animated) => {
    const move = () => moves.onMove(there, animated)
    if (animated && flush) flush(move)
    else move()
  })
  const repairTools = { history, historyDriver, stack, ApiError, restart: () => moves.restart() }
  const loadRepairs = () => import('./opening/historyRepair.ts')
  const stackHistory = createStackHistory({ ...repairTools, commit, loadRepairs })
  const { enqueue, apply } = stackHistory

  const enter: Opener['enter'] = (...call) => opener.enter(...call)
  const checkGuards = createPageGuards({ app, stack, records, pageGates, enqueue, apply, locate, enter })

  const opening = { ...store, ...stackHistory, app, loader, records, checkGuards, operations, rules, late, locate }
  const leaver = createLeaver(opening)
  const moves: UserMoves = createUserMoves({
    ...opening,
    ...leaver,
    async followForeign() {
      const { followForeign } = await loadRepairs()
      return followForeign({ ...opening, ...repairTools, ...leaver, ...moves })
    },
  })
  const opener = createOpener({
    ...opening,
    whenShown,
    loadData: (found) => found.route.config.data?.prepare(navigator, found, found.url),
    userMoves: moves.count,
  })

  // The object of `late`, completed: code that adds a part writes `pages.backPress`.
  const navigator: PageNavigator = Object.assign<LateParts, Omit<PageNavigator, keyof LateParts>>(late, {
    app,
    routes,
    loader,
    entry,
    home,
    stack,
    newest,
    mounted,
    overlayEnds,
    pageGates,
    stackHistory,
    painted: createStore<string | undefined>(undefined),
    visible: createStore(true),
    nextId: rules.nextId,
    open: opener.open,
    back: leaver.back,
    locate,
    shown,
    checkGuards: (page) => checkGuards(page),
    matchOf: (page) => records.of(page).match,
    onChange: (listener) => newest.subscribe(() => listener(newest.get())),
    hrefOf(target) {
      const { url, params } = locate(target)
      return params && history.href(url)
    },
    change: (make) =>
      enqueue(async () => {
        const change = make(stack.get(), closeOverlayEntries)
        if (change) await apply(change)
      }),
    hasGuardResult: (key) => !!records.get(key)?.guardResult,
    rerunGuards() {
      for (const page of [home, ...livePages(stack.get())]) if (records.get(page.key)) checkGuards(page)
    },
    settled: () => enqueue(async () => {}),
    stop() {
      historyDriver.stop()
      stop()
    },
  })
  checkGuards(entry)
  const started = stackHistory.carryOut(first)
  void enqueue(() => started)
  return navigator
}
