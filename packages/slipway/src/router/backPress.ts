import { reportLater, type Unsubscribe } from '../base/emitter.ts'
import type { PageNavigator } from './navigator.ts'
import type { NavigatorCore } from './navigatorCore.ts'
import type { Step } from './overlayEntries.ts'
import { livePages, type Snapshot, topOf } from './stack.ts'

/** Where a wish to go back comes from. */
export type BackSource = 'navigateBack' | 'backbutton' | 'browser' | 'swipe'

/** Keeps a page from being left by Back: answers `true` for "stay", at once or after asking the user. */
export type BackListener = (event: { readonly from: BackSource }) => boolean | undefined | Promise<boolean | undefined>

/** Keeps a page from being dropped: answers `true` for "stay". `isCovered` tells that nothing of the page would be seen. */
export type DropListener = (event: { readonly isCovered: boolean }) => Promise<boolean>

/** Asks the pages that a change is about, one after the other, until one stays; answers whether one does. */
export type Question = () => Promise<boolean>

/** Who keeps pages from being left. */
export interface BackPress {
  /** Asks the page on top before Back leaves it. */
  onBack(key: string, listener: BackListener): Unsubscribe
  /** Asks a page before anything takes it off the stack: shown or covered, by Back or by a call. */
  onDrop(key: string, listener: DropListener): Unsubscribe
  /** Whether a page wants to be asked before it is left. */
  holds(key: string): boolean
  /**
   * What has to be asked before a change of the stack: the page on top if it is Back (`from`), then the pages that it drops,
   * the topmost first. `undefined` where nobody wants to be asked.
   */
  question(before: Snapshot, after: Snapshot, from?: BackSource): Question | undefined
  /**
   * Does the same for a change that Back makes, and makes it if no page stays. The queue of the navigator goes on meanwhile,
   * because the question may open an overlay.
   */
  leaving(core: NavigatorCore, make: Step, after: Snapshot, from?: BackSource): Question | undefined
}

/** Those who keep a navigator's pages. Only apps that use them carry this. */
export function backPressIn(pages: PageNavigator): BackPress {
  pages.backPress ??= createBackPress(pages)
  return pages.backPress
}

function createBackPress({ stack }: PageNavigator): BackPress {
  const presses = createKeepers<{ readonly from: BackSource }>()
  const drops = createKeepers<{ readonly isCovered: boolean }>()

  async function someDropStays(keys: readonly string[]): Promise<boolean> {
    // A page that has just been saved says so with the next render.
    await rendered()
    for (const key of keys) if (await drops.stays(key, { isCovered: key !== topOf(stack.get()).key })) return true
    return false
  }

  const self: BackPress = {
    onBack: presses.on,
    onDrop: drops.on,
    holds: (key) => presses.has(key) || drops.has(key),
    question(before, after, from) {
      const alive = new Set(livePages(after).map(({ key }) => key))
      const { key: top } = topOf(before)
      // The browser moves between tabs as it likes: they are kept.
      const press = from && presses.has(top) && (from !== 'browser' || !alive.has(top)) ? { from } : undefined
      const dropped = livePages(before).flatMap(({ key }) => (drops.has(key) && !alive.has(key) ? [key] : []))
      if (!press && dropped.length === 0) return undefined
      return async () => {
        if (press && (await presses.stays(top, press))) return true
        return dropped.length > 0 && someDropStays(dropped.toReversed())
      }
    },
    leaving(core, make, after, from) {
      const { key } = topOf(stack.get())
      const question = self.question(stack.get(), after, from)
      if (!question) return undefined
      return async () => {
        const stays = await question()
        await core.enqueue(async () => {
          if (!stays && topOf(stack.get()).key === key) await core.showUncovered(core, make, from)
        })
        return stays
      }
    },
  }
  return self
}

/** Comes after what React has to render by now: it begins that with a message, and in Safari those are slower than timers. */
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

/** Listeners of pages, each of which may say "stay". */
interface Keepers<Event> {
  on(key: string, listener: (event: Event) => boolean | undefined | Promise<boolean | undefined>): Unsubscribe
  has(key: string): boolean
  /**
   * Asks a page's listeners, the one added last first, until one says "stay". A listener that fails does not hold the user;
   * a wish that comes while the page is being asked already changes nothing.
   */
  stays(key: string, event: Event): Promise<boolean>
}

function createKeepers<Event>(): Keepers<Event> {
  const listeners = new Map<string, readonly Parameters<Keepers<Event>['on']>[1][]>()
  const asking = new Set<string>()
  const of = (key: string) => listeners.get(key) ?? []

  // One and the same event for all: a listener may see that another one has asked the user.
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
