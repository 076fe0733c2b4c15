import { createStore, type Store } from '../base/store.ts'
import type { Navigator } from './navigator.ts'
import { livePages } from './stack.ts'
import { whyNotStorable } from './storable.ts'

/** Beginning of the names under which the states of pages are stored, one for each page's key. */
export const stateKeyPrefix = 'sw:state:'

/** Where states outlive the document. */
export type StateStorage = Pick<Storage, 'getItem' | 'setItem'>

/** One state of a page, shared by all who ask for it by its name. */
export interface PageState<Value> extends Pick<Store<Value>, 'get' | 'subscribe'> {
  /** What it is where nothing is stored. */
  readonly initial: Value
  /**
   * Changes it, and stores it at once.
   *
   * @throws {Error} For a value that would not survive a reload; then nothing has changed.
   */
  readonly set: (next: Value | ((now: Value) => Value)) => void
}

/** The states of an app's pages. */
export interface PageStates {
  /** A state by the page's key and its own name, made when it is first asked for. */
  of<Value>(key: string, name: string, initial: Value | (() => Value)): PageState<Value>
}

const keepers = new WeakMap<Navigator, PageStates>()

/**
 * The states of a navigator's pages. What is stored outlives a page's time on the stack: Forward may come back to it. The
 * app's memory removes it when nothing can.
 *
 * @param storage Gives the storage; it may throw where the browser forbids one.
 */
export function pageStatesIn(navigator: Navigator, storage: () => StateStorage | undefined): PageStates {
  const known = keepers.get(navigator)
  if (known) return known
  const pages = new Map<string, Map<string, PageState<unknown>>>()
  navigator.changes.on('change', ({ after }) => {
    const alive = new Set(livePages(after).map(({ key }) => key))
    for (const key of pages.keys()) if (!alive.has(key)) pages.delete(key)
  })
  navigator.gates.store.subscribe(() => {
    for (const [key, gate] of navigator.gates.store.get()) if (gate.name === 'refused') pages.delete(key)
  })
  const states: PageStates = {
    of<Value>(key: string, name: string, initial: Value | (() => Value)) {
      const page = pages.get(key) ?? new Map<string, PageState<unknown>>()
      pages.set(key, page)
      const known = page.get(name) as PageState<Value> | undefined
      if (known) return known
      const state = createState(name, initial, read(storage, key).get(name), (value) => {
        // One that is on its way off the screen has nothing left to remember.
        if (pages.get(key) === page) write(storage, key, read(storage, key).set(name, value))
      })
      page.set(name, state as PageState<unknown>)
      return state
    },
  }
  keepers.set(navigator, states)
  return states
}

/** A value as it is stored: a list of one, or of none for `undefined`, for which JSON has no word. */
type Stored = readonly unknown[]

function createState<Value>(
  name: string,
  begin: Value | (() => Value),
  stored: Stored | undefined,
  store: (value: Stored) => void,
): PageState<Value> {
  const initial = valueOf(begin, undefined)
  check(name, initial)
  const { get, set, subscribe } = createStore(stored ? (stored[0] as Value) : initial)
  return {
    initial,
    get,
    subscribe,
    set(change) {
      const next = valueOf(change, get())
      check(name, next)
      if (Object.is(next, get())) return
      store(next === undefined ? [] : [next])
      set(next)
    },
  }
}

/** What a value or a function that makes one comes to. A state itself is never a function. */
function valueOf<Value, Now>(value: Value | ((now: Now) => Value), now: Now): Value {
  return typeof value === 'function' ? (value as (now: Now) => Value)(now) : value
}

function check(name: string, value: unknown): void {
  const problem = value === undefined ? undefined : whyNotStorable(value)
  if (problem === undefined) return
  throw new Error(
    `slipway: usePageState('${name}') cannot keep this: ${problem}. What survives a reload is null, booleans, finite ` +
      'numbers, texts, and lists and plain objects of these. Keep one of them and make the rest from it.',
  )
}

function read(storage: () => StateStorage | undefined, key: string): Map<string, Stored> {
  try {
    const table: unknown = JSON.parse(storage()?.getItem(stateKeyPrefix + key) ?? '{}')
    return new Map(Object.entries(table ?? {}).filter(([, stored]) => Array.isArray(stored)))
  } catch {
    return new Map()
  }
}

function write(storage: () => StateStorage | undefined, key: string, table: ReadonlyMap<string, Stored>): void {
  try {
    storage()?.setItem(stateKeyPrefix + key, JSON.stringify(Object.fromEntries(table)))
  } catch {
    // Full or forbidden: the state lives as long as the document.
  }
}
