import type { Unsubscribe } from '../base/emitter.ts'
import { shownErrors } from '../base/page/shownErrors.ts'
import { createStore, type Store } from '../base/store.ts'
import type { PageNavigator } from '../router/navigator.ts'
import { livePages, type Snapshot, topOf } from '../router/stack/stack.ts'
import type { StackChange } from '../router/stack/stackStore.ts'
import { entriesOf, followChange, type HistoryEntries } from './historyEntries.ts'
import { listenToCalls } from './listenToCalls.ts'
import { listenToLives } from './listenToLives.ts'
import { clear, emptyLog, type Log, type LogEntry, type LogKind, record } from './log.ts'
import { nameOfChange } from './stackChange.ts'

/** State of the recorder. */
export interface Records {
  readonly log: Log
  readonly history: HistoryEntries
  /** Keys of the pages in the stack whose content has been on the screen. */
  readonly seen: ReadonlySet<string>
}

/** Records the events of an app from its start. */
export interface Recorder {
  readonly records: Store<Records>
  /** Start of the recording, in milliseconds since 1970. */
  readonly startedAt: number
  /** Empties the log. */
  clear(): void
  stop(): void
}

/** Starts to record the events of an app, without any effect on the app. */
export function startRecorder(pages: PageNavigator): Recorder {
  const startedAt = Date.now()
  const knownIds = new Set<string>()
  const urls = new Map<string, string>()
  const { isTab, tabs } = pages.routes
  const [firstTabUrl] = tabs
  const first = pages.stack.get()
  const records = createStore<Records>({ log: emptyLog, history: entriesOf(first, firstTabUrl), seen: new Set() })

  const change = (part: Partial<Records>) => records.set({ ...records.get(), ...part })

  function note(kind: LogKind, name: string, about: string, more: Pick<LogEntry, 'key' | 'stack'> = {}): void {
    change({ log: record(records.get().log, { at: Date.now(), kind, name, about, ...more }) })
  }

  const notePage = (kind: LogKind, name: string, key: string) => note(kind, name, urls.get(key) ?? '', { key })

  function noteError(error: unknown): void {
    if (error instanceof Error) note('error', error.name, error.message)
    else note('error', 'error', String(error))
  }

  function noteStack(name: string, stack: Snapshot): void {
    for (const id of stack.entryIds) knownIds.add(id)
    for (const { key, url } of livePages(stack)) urls.set(key, url)
    note('stack', name, topOf(stack).url, { stack })
  }

  function onChange(step: StackChange): void {
    const name = nameOfChange(step, { isKnown: (id) => knownIds.has(id), isTab })
    if (!name) return
    const alive = new Set(livePages(step.after).map(({ key }) => key))
    const { history, seen } = records.get()
    change({
      history: followChange(history, step, firstTabUrl),
      seen: new Set([...seen].filter((key) => alive.has(key))),
    })
    noteStack(name, step.after)
  }

  function onPainted(): void {
    const key = pages.painted.get()
    if (key) change({ seen: new Set([...records.get().seen, key]) })
  }

  noteStack('start', first)
  const stops = [
    // Registered before the life-cycle listeners, so that the change is logged before the pages' events.
    pages.onChange(onChange),
    listenToLives(pages, (life, key) => notePage('page', life, key)),
    pages.painted.subscribe(onPainted),
    pages.visible.subscribe(() => note('app', pages.visible.get() ? 'show' : 'hide', '')),
    listenToGates(pages, (gate, key) => notePage('guard', gate, key)),
    listenToCalls(pages, (name, about) => note('call', name, about)),
    shownErrors.on('shown', noteError),
    listenToErrors(noteError),
  ]
  return {
    records,
    startedAt,
    clear: () => change({ log: clear(records.get().log) }),
    stop() {
      for (const stop of stops) stop()
    },
  }
}

function listenToGates({ pageGates }: PageNavigator, note: (gate: string, key: string) => void): Unsubscribe {
  let before: ReturnType<typeof pageGates.store.get> = new Map()
  const follow = () => {
    const now = pageGates.store.get()
    for (const [key, { name }] of now) if (before.get(key)?.name !== name) note(name, key)
    for (const key of before.keys()) if (!now.has(key)) note('open', key)
    before = now
  }
  follow()
  return pageGates.store.subscribe(follow)
}

/** Reports uncaught errors. The browser still logs them in the console. */
function listenToErrors(note: (error: unknown) => void): Unsubscribe {
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('error', ({ error, message }) => note(error ?? message), { signal })
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason), { signal })
  return () => listening.abort()
}
