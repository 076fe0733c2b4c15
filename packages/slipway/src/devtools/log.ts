import type { Snapshot } from '../router/stack.ts'

/**
 * What a line of the log is about: a call that asks for a change, the change of the stack, the life of a page, a guard, the
 * app as a whole, an error.
 */
export const logKinds = ['call', 'stack', 'page', 'guard', 'app', 'error'] as const

export type LogKind = (typeof logKinds)[number]

/** One thing that happened. */
export interface LogEntry {
  /** Counts from 1, in the order in which things happened. */
  readonly id: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly kind: LogKind
  /** What happened: `navigateTo`, `push`, `show`, `refused`. */
  readonly name: string
  /** To whom: the address of a page, or what an error says. */
  readonly about: string
  /** The page's key, where one page is meant. */
  readonly key?: string | undefined
  /** The stack from then on. */
  readonly stack?: Snapshot
}

/** What happened, oldest first. */
export interface Log {
  readonly entries: readonly LogEntry[]
  /** How many there have ever been. */
  readonly count: number
}

/** Beyond this many entries the oldest ones go. */
export const mostEntries = 500

export const emptyLog: Log = { entries: [], count: 0 }

/** Adds what happened. */
export function record({ entries, count }: Log, event: Omit<LogEntry, 'id'>): Log {
  const id = count + 1
  return { entries: [...entries, { id, ...event }].slice(-mostEntries), count: id }
}

/** Forgets what happened; what happens from now on counts on. */
export function clear({ count }: Log): Log {
  return { entries: [], count }
}

/** The seconds since a moment, as the panel and the copied text write them. */
export const secondsSince = (startedAt: number, at: number): string => ((at - startedAt) / 1_000).toFixed(3)

/** A line of text for each entry, for a report. */
export function logText(entries: readonly LogEntry[], startedAt: number): string {
  return entries
    .map(({ at, kind, name, about, key }) =>
      [secondsSince(startedAt, at).padStart(9), kind.padEnd(5), name, about, key && `(${key})`]
        .filter(Boolean)
        .join('  '),
    )
    .join('\n')
}
