import { type Snapshot, topOf } from '../../router/stack.ts'

/** What a field holds: a text, whether it is checked, or the chosen options of a select. */
export type FieldValue = string | boolean | readonly string[]

/**
 * Fields by name. Several fields of one name stand in the page's order; `null` stands for one that the user did not change.
 */
export type Fields = Readonly<Record<string, readonly (FieldValue | null)[]>>

/** Scroll positions, top and left in px, by scroller. */
export type Scrolls = Readonly<Record<string, readonly [top: number, left: number]>>

/** What a page leaves behind when its elements go. */
export interface SavedPage {
  /** When the page was last on the screen: milliseconds since 1970. */
  readonly seenAt: number
  readonly scroll: Scrolls
  readonly fields: Fields
}

/** What decides whether a field may be kept. */
export interface FieldTraits {
  readonly name: string
  readonly type: string
  /** Its own `autocomplete`, else that of its form. */
  readonly autocomplete: string
  /** Whether it is in a part of the page that asks for no drafts, or has ever hidden what is typed. */
  readonly isSecret: boolean
}

const secretPurposes = ['off', 'one-time-code', 'current-password', 'new-password']
const typesWithoutText = ['password', 'file', 'hidden', 'submit', 'reset', 'button', 'image']

/** Whether what the user put into a field may be stored. Secrets never are, nor what has no name to be found again by. */
export function mayKeep({ name, type, autocomplete, isSecret }: FieldTraits): boolean {
  if (name === '' || isSecret || typesWithoutText.includes(type)) return false
  const purposes = autocomplete.toLowerCase().split(/\s+/)
  return !purposes.some((purpose) => secretPurposes.includes(purpose) || purpose.startsWith('cc-'))
}

/**
 * Joins what was known of a page with what it shows now. What it does not show at present stays: fields that come with
 * another step of a form, and values that still wait for theirs (`waiting`).
 */
export function mergeFields(before: Fields, now: Fields, waiting: Fields = {}): Fields {
  const joined = Object.entries({ ...before, ...now }).map(
    ([name, values]) => [name, values.map((value, index) => value ?? waiting[name]?.[index] ?? null)] as const,
  )
  return withoutEmpty(Object.fromEntries(joined))
}

/** Leaves out the names of which nothing is kept. */
export function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, values]) => values.some((value) => value !== null)))
}

/** Reads what was stored of a page; anything else than ours is `undefined`. */
export function readSavedPage(text: string | null): SavedPage | undefined {
  try {
    const { seenAt, scroll, fields } = JSON.parse(text ?? '{}') as Partial<SavedPage>
    const isWhole = Number.isFinite(seenAt) && isTableOf(isPosition, scroll) && isTableOf(isListOfValues, fields)
    return isWhole ? ({ seenAt, scroll, fields } as SavedPage) : undefined
  } catch {
    return undefined
  }
}

function isTableOf(isRight: (member: unknown) => boolean, value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isRight)
}

function isPosition(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every((px) => Number.isFinite(px))
}

function isListOfValues(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => one === null || isFieldValue(one))
}

function isFieldValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((option) => typeof option === 'string')
  return typeof value === 'string' || typeof value === 'boolean'
}

/** Space for all pages together, in characters of what is stored. */
export const mostCharacters = 200_000

/** One page as it is stored. */
export interface StoredPage {
  readonly key: string
  readonly text: string
}

/** The pages to drop so that the others fit: those that were on the screen longest ago. */
export function beyondLimit(pages: readonly StoredPage[], limit: number = mostCharacters): readonly string[] {
  let left = limit
  for (const { text } of pages) left -= text.length
  if (left >= 0) return []
  const oldestFirst = pages
    .map(({ key, text }) => ({ key, length: text.length, seenAt: readSavedPage(text)?.seenAt ?? 0 }))
    .sort((a, b) => a.seenAt - b.seenAt)
  const dropped: string[] = []
  for (const { key, length } of oldestFirst) {
    if (left >= 0) break
    dropped.push(key)
    left += length
  }
  return dropped
}

/**
 * Whether the pages that a change takes from the stack can come back by Forward. Going back leaves them in the history, and
 * Forward moves among them; anything else cuts them off. `isKnown` tells whether a page was on the screen before.
 */
export function leavesForward(before: Snapshot, after: Snapshot, isKnown: (key: string) => boolean): boolean {
  if (continues(before.entryIds, after.entryIds)) return true
  // An overlay, too, makes an entry behind the page's own.
  const opensLayer = after.overlayEntries.length > before.overlayEntries.length
  return continues(after.entryIds, before.entryIds) && !opensLayer && isKnown(topOf(after).key)
}

/** Whether one line of history entries is the other, or goes on where that ends. */
function continues(line: readonly string[], start: readonly string[]): boolean {
  return line[start.length - 1] === start.at(-1)
}
