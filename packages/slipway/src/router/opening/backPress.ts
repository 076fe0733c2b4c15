import { reportLater, type Unsubscribe } from '../../base/emitter.ts'
import { livePages, type Snapshot, topOf } from '../stack/stack.ts'
import type { StackStore } from '../stack/stackStore.ts'

/** The cause of a Back request. */
export type BackSource = 'navigateBack' | 'backbutton' | 'browser' | 'swipe'

/** Called before Back leaves a page. Returns `true`, or resolves with `true` after asking the user, to keep the page open. */
export type BackListener = (event: { readonly from: BackSource }) => boolean | undefined | Promise<boolean | undefined>

/** Called before a page is dropped. Resolves with `true` to keep the page. `isBehind`: another page is the current one. */
export type DropListener = (event: { readonly isBehind: boolean }) => Promise<boolean>

/** Calls the listeners of the pages that a change leaves, one after the other. Resolves with `true` if a listener keeps its page. */
export type Question = () => Promise<boolean>

/** Listeners that can keep pages from being left. */
export interface BackPress {
  /** Adds a listener that is called before Back leaves the page, if the page is on top. */
  onBack(key: string, listener: BackListener): Unsubscribe
  /** Adds a listener that is called before Back or a call removes the page from the stack, shown or covered. */
  onDrop(key: string, listener: DropListener): Unsubscribe
  /** Whether a page has listeners. */
  holds(key: string): boolean
  /**
   * Returns a function that calls the listeners which a change of the stack concerns: for Back (`from`) those of the page on
   * top, then those of the dropped pages, topmost first. Returns `undefined` if none of these pages has listeners.
   */
  question(before: Snapshot, after: Snapshot, from?: BackSource): Question | undefined
  /** Does the same for a change by Back, and makes the change with `leave` if no listener keeps its page. */
  leaving(
    before: Snapshot,
    after: Snapshot,
    from: BackSource | undefined,
    leave: () => Promise<void>,
  ): Question | undefined
}

/** The Back listeners of a navigator. Only apps that use them contain this code. */
export function backPressIn(pages: Pick<StackStore, 'stack'> & { backPress?: BackPress | undefined }): BackPress {
  pages.backPress ??= createBackPress(pages)
  return pages.backPress
}

function createBackPress({ stack }: Pick<StackStore, 'stack'>): BackPress {
  const presses = createKeepers<{ readonly from: BackSource }>()
  const drops = createKeepers<{ readonly isBehind: boolean }>()

  async function someDropStays(keys: readonly string[]): Promise<boolean> {
    // A page that has just been saved removes its listener in its next render.
    await rendered()
    for (const key of keys) if (await drops.stays(key, { isBehind: key !== topOf(stack.get()).key })) return true
    return false
  }

  const self: BackPress = {
    onBack: presses.on,
    onDrop: drops.on,
    holds: (key) => presses.has(key) || drops.has(key),
    question(before, after, from) {
      const alive = new Set(livePages(after).map(({ key }) => key))
      const { key: top } = topOf(before)
      // The browser may move between tabs without asking, because tab pages are kept.
      const press = from && presses.has(top) && (from !== 'browser' || !alive.has(top)) ? { from } : undefined
      const dropped = livePages(before).flatMap(({ key }) => (drops.has(key) && !alive.has(key) ? [key] : []))
      if (!press && dropped.length === 0) return undefined
      return async () => {
        if (press && (await presses.stays(top, press))) return true
        return dropped.length > 0 && someDropStays(dropped.toReversed())
      }
    },
    leaving(before, after, from, leave) {
      const question = self.question(before, after, from)
      if (!question) return undefined
      return async () => {
        if (await question()) return true
        await leave()
        return false
      }
    },
  }
  return self
}

/**
 * Resolves after all renders that React has scheduled. React schedules a render with a message, and in Safari messages are
 * slower than timers, so this function waits for a timer and a message.
 */
async function rendered(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  const { port1, port2 } = new MessageChannel()
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve)
    port1.start()
    port2.postMessage(undefined)
  })
  port1.close()
}

/** Listeners of pages, by the page's key. Each listener can keep its page open. */
interface Keepers<Event> {
  on(key: string, listener: (event: Event) => boolean | undefined | Promise<boolean | undefined>): Unsubscribe
  has(key: string): boolean
  /**
   * Calls a page's listeners, the last added first, until one returns `true`. An error in a listener does not keep the page
   * open. Returns `true` at once if the listeners of this page are still being called for an earlier request.
   */
  stays(key: string, event: Event): Promise<boolean>
}

function createKeepers<Event>(): Keepers<Event> {
  const listeners = new Map<string, readonly Parameters<Keepers<Event>['on']>[1][]>()
  const asking = new Set<string>()
  const of = (key: string) => listeners.get(key) ?? []

  // All listeners get the same event object, so a listener can recognise that another one has asked the user.
  async function ask(key: string, event: Event): Promise<boolean> {
    for (const listener of of(key).toReversed()) {
      try {
        if (await listener(event)) return true
      } catch (error) {
        reportLater(error)
      }
    }
    return false
  }

  return {
    on(key, listener) {
      listeners.set(key, [...of(key), listener])
      return () => {
        const rest = of(key).filter((other) => other !== listener)
        if (rest.length > 0) listeners.set(key, rest)
        else listeners.delete(key)
      }
    },
    has: (key) => listeners.has(key),
    async stays(key, event) {
      if (asking.has(key)) return true
      asking.add(key)
      return ask(key, event).finally(() => asking.delete(key))
    },
  }
}
