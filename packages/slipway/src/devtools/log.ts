import type { Snapshot } from '../router/stack/stack.ts'

/**
 * Kinds of log entries: a call that requests a change, a change of the stack, a page's life cycle, a guard, the app as a whole, an
 * error.
 */
export const logKinds = ['call', 'stack', 'page', 'guard', 'app', 'error'] as const

export type LogKind = (typeof logKinds)[number]

/** An entry of the log. */
export interface LogEntry {
  /** Number of the entry, starting from 1. */
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly kind: LogKind
  /** Name of the event: `navigateTo`, `push`, `show`, `refused`. */
  readonly name: string
  /** Subject of the event: the address of a page, or the message of an error. */
  readonly about: string
  /** Key of the page, if the event belongs to one. */
  readonly key?: string | undefined
  /** The stack after the event. */
  readonly stack?: Snapshot
}

/** The log, oldest entry first. */
export interface Log {
  readonly entries: readonly LogEntry[]
  /** Number of all entries ever recorded. */
  readonly count: number
}

/** Maximum number of entries; beyond it the oldest are dropped. */
export const mostEntries = 500

export const emptyLog: Log = { entries: [], count: 0 }

/** Appends an entry. */
export function record({ entries, count }: Log, event: Omit<LogEntry, 'id'>): Log {
  const id = count + 1
  return { entries: [...entries, { id, ...event }].slice(-mostEntries), count: id }
}

/** Removes all entries; the numbers continue. */
export function clear({ count }: Log): Log {
  return { entries: [], count }
}

/** Seconds since a time, as the panel and the copied text show them. */
export const secondsSince = (startedAt: number, at: number): string => ((at - startedAt) / 1_000).toFixed(3)

/** The entries as text for a report, one line for each. */
export function logText(entries: readonly LogEntry[], startedAt: number): string {
  return entries
    .map(({ at, kind, name, about, key }) =>
      [secondsSince(startedAt, at).padStart(9), kind.padEnd(5), name, about, key && `(${key})`]
        .filter(Boolean)
        .join('  '),
    )
    .join('\n')
}
