import { ApiError } from '../base/call/ApiError.ts'
import { createStore } from '../base/store.ts'
import { apply, carryOut } from './applyChange.ts'
import type { AnyApp, TabOperations } from './config/config.ts'
import { createRoutes } from './config/routes.ts'
import { locate } from './config/targets.ts'
import { createPageGates } from './guards/pageGates.ts'
import { checkGuards } from './guards/pageGuards.ts'
import type { History } from './history/history.ts'
import { createHistoryDriver } from './history/historyDriver.ts'
import { attempt, back, showUncovered } from './leavePage.ts'
import { createPageLoader } from './load/pageLoader.ts'
import type { PageNavigator, StackChange } from './navigator.ts'
import type { NavigatorCore } from './navigatorCore.ts'
import { enter, open, operations } from './openPage.ts'
import { recordOf } from './pageRecords.ts'
import { createQueue } from './queue.ts'
import { shown, stopShowing } from './shownPages.ts'
import { closeOverlayEntries, livePages, topOf } from './stack.ts'
import { createStackRules, startStack } from './startStack.ts'
import { onMove, restart } from './userMoves.ts'

/** Options of `createNavigator`. */
export interface NavigatorOptions {
  /**
   * Renders the changes of a function before it returns. After a transition by the browser itself, the page must be rendered
   * when the browser removes its snapshot image of the page.
   */
  flush?(work: () => void): void
}

/** Creates the navigator of an app, with the stack of the history's current entry. */
export function createNavigator(app: AnyApp, history: History, { flush }: NavigatorOptions = {}): PageNavigator {
  const routes = createRoutes(app)
  const base = { app, history, routes, ...createStackRules(app, routes) }
  const first = startStack(base)
  const entry = topOf(first.next)
  const stack = createStore(first.next)
  const newest = createStore<StackChange>({ before: first.next, after: first.next })
  const enqueue = createQueue()
  const historyDriver = createHistoryDriver(history, (there, animated) => {
    const move = () => onMove(core, there, animated)
    if (animated && flush) flush(move)
    else move()
  })
  const core: NavigatorCore = {
    ...base,
    ...operations,
    // Without a tab bar, no page is opened by `switchTab`.
    ...(app.tabBar?.operations as TabOperations),
    ApiError,
    entry,
    home: { key: '', url: routes.root.path },
    stack,
    newest,
    historyDriver,
    enqueue,
    records: new Map(),
    painted: createStore<string | undefined>(undefined),
    mounted: createStore<ReadonlySet<string>>(new Set([entry.key])),
    loader: createPageLoader(),
    pageGates: createPageGates(),
    visible: createStore(true),
    knownEntryIds: [...first.next.entryIds],
    overlayEnds: new Map(),
    locked: new Set(),
    userMoves: 0,
    restart,
    onMove,
    attempt,
    showUncovered,
    enter,
    onChange: (listener) => newest.subscribe(() => listener(newest.get())),
    matchOf: (page) => recordOf(core, page).match,
    locate: (target) => locate(routes, target, topOf(stack.get()).url),
    hrefOf(target) {
      const { url, params } = core.locate(target)
      return params && history.href(url)
    },
    open: (...call) => open(core, ...call),
    back: (...call) => back(core, ...call),
    change: (make) =>
      enqueue(async () => {
        const change = make(stack.get(), closeOverlayEntries)
        if (change) await apply(core, change)
      }),
    checkGuards: (page) => checkGuards(core, page),
    recheck() {
      for (const page of [core.home, ...livePages(stack.get())]) if (core.records.has(page.key)) checkGuards(core, page)
    },
    settled: () => enqueue(async () => {}),
    shown: (key) => shown(core, key),
    stop() {
      historyDriver.stop()
      stopShowing(core)
    },
  }
  checkGuards(core, entry)
  const started = carryOut(core, first)
  void enqueue(() => started)
  return core
}
