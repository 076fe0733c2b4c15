import { createStore, type Store } from '../../base/store.ts'
import type { PageNavigator } from '../navigator.ts'
import { livePages } from '../stack/stack.ts'
import { readStates, type StateStorage, writeStates } from './stateStorage.ts'
import { whyNotStorable } from './storable.ts'

/** A named state of a page, shared by all components of the page that use this name. */
export interface PageState<Value> extends Pick<Store<Value>, 'get' | 'subscribe'> {
  /** The value if no value is stored. */
  readonly initial: Value
  /**
   * Changes the value, and stores it at once.
   *
   * @throws {Error} For a value that would not survive a reload. The state is unchanged then.
   */
  readonly set: (next: Value | ((now: Value) => Value)) => void
}

/** The states of an app's pages. */
export interface PageStates {
  /** Returns the state of a page by its name, and creates it on first use. */
  of<Value>(key: string, name: string, initial: Value | (() => Value)): PageState<Value>
}

const statesByNavigator = new WeakMap<PageNavigator, PageStates>()

/**
 * The states of a navigator's pages. Stored values remain after a page has left the stack, because Forward may reach the page
 * again. Page restore removes them when no history entry leads to the page.
 */
export function pageStatesIn(pages: PageNavigator, storage: StateStorage): PageStates {
  const states = statesByNavigator.get(pages) ?? createPageStates(pages, storage)
  statesByNavigator.set(pages, states)
  return states
}

function createPageStates(pages: PageNavigator, storage: StateStorage): PageStates {
  const statesByPage = new Map<string, Map<string, PageState<unknown>>>()
  pages.onChange(({ after }) => {
    const alive = new Set(livePages(after).map(({ key }) => key))
    for (const key of statesByPage.keys()) if (!alive.has(key)) statesByPage.delete(key)
  })
  pages.pageGates.store.subscribe(() => {
    for (const [key, gate] of pages.pageGates.store.get()) if (gate.name === 'refused') statesByPage.delete(key)
  })
  return {
    of<Value>(key: string, name: string, initial: Value | (() => Value)) {
      const page = statesByPage.get(key) ?? new Map<string, PageState<unknown>>()
      statesByPage.set(key, page)
      const known = page.get(name) as PageState<Value> | undefined
      if (known) return known
      const state = createState(name, initial, readStates(storage, key).get(name), (value) => {
        // A page that has left the stack, but is still moving off the screen, stores nothing.
        if (statesByPage.get(key) === page) writeStates(storage, key, readStates(storage, key).set(name, value))
      })
      page.set(name, state as PageState<unknown>)
      return state
    },
  }
}

function createState<Value>(
  name: string,
  begin: Value | (() => Value),
  stored: readonly unknown[] | undefined,
  store: (value: readonly unknown[]) => void,
): PageState<Value> {
  const initial = resultOf(begin, undefined)
  check(name, initial)
  const { get, set, subscribe } = createStore(stored ? (stored[0] as Value) : initial)
  return {
    initial,
    get,
    subscribe,
    set(change) {
      const next = resultOf(change, get())
      check(name, next)
      if (Object.is(next, get())) return
      store(next === undefined ? [] : [next])
      set(next)
    },
  }
}

/** Returns a value, or the result of a function of the previous value. A value itself is never a function. */
function resultOf<Value, Before>(value: Value | ((before: Before) => Value), before: Before): Value {
  return typeof value === 'function' ? (value as (before: Before) => Value)(before) : value
}

function check(name: string, value: unknown): void {
  const problem = value === undefined ? undefined : whyNotStorable(value)
  if (problem === undefined) return
  throw new Error(
    `slipway: usePageState('${name}') cannot store this: ${problem}. Store null, booleans, finite numbers, texts, or lists ` +
      'and plain objects of these, and compute other values from them.',
  )
}
