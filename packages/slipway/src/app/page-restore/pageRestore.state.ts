import { type Snapshot, topOf } from '../../router/stack/stack.ts'

/** Value of a field: a text, whether it is checked, or the selected options of a select. */
export type FieldValue = string | boolean | readonly string[]

/**
 * Values of fields by name. Fields of the same name are in document order; `null` means that the user did not change the
 * field.
 */
export type Fields = Readonly<Record<string, readonly (FieldValue | null)[]>>

/** Scroll positions, top and left in px, by scroller. */
export type Scrolls = Readonly<Record<string, readonly [top: number, left: number]>>

/** Data of a page that is stored so that the page can be restored after it is unmounted. */
export interface SavedPage {
  /** Time at which the page was last on screen, in milliseconds since 1970. */
  readonly seenAt: number
  readonly scroll: Scrolls
  readonly fields: Fields
  /**
   * Values that the app's scripts, such as a form library, had given to the changed fields before the user changed them. Fields
   * that had their default values are not included.
   */
  readonly origins: Fields
}

/** Properties that decide whether the value of a field may be stored. */
export interface FieldTraits {
  readonly name: string
  readonly type: string
  /** The field's own `autocomplete`, or else that of its form. */
  readonly autocomplete: string
  /** Whether the field is in a part of the page with `data-no-draft`, or has ever been a password field. */
  readonly isSecret: boolean
}

const secretPurposes = ['off', 'one-time-code', 'current-password', 'new-password']
const typesWithoutText = ['password', 'file', 'hidden', 'submit', 'reset', 'button', 'image']

/**
 * Whether the value that the user entered in a field may be stored. Secrets are never stored, nor are fields without a name,
 * because they could not be found again.
 */
export function mayKeep({ name, type, autocomplete, isSecret }: FieldTraits): boolean {
  if (name === '' || isSecret || typesWithoutText.includes(type)) return false
  const purposes = autocomplete.toLowerCase().split(/\s+/)
  return !purposes.some((purpose) => secretPurposes.includes(purpose) || purpose.startsWith('cc-'))
}

/**
 * Merges the stored fields of a page with the fields that it shows now. Fields that are not mounted stay in the result, such
 * as those of another step of a form. So do values that still wait for their fields (`waiting`).
 *
 * A group without a name has an id of React as its name: `_R_1_` if the page was taken over from HTML, else `_r_1_`. After a reload the other
 * kind may name other fields, so such values are dropped.
 */
export function mergeFields(before: Fields, now: Fields, waiting: Fields = {}): Fields {
  const kinds = Object.keys(now).map(kindOfId)
  const isCurrent = ([name]: [string, unknown]) => !kinds.includes(otherKind[kindOfId(name)] ?? name)
  const joined = Object.entries({ ...before, ...now })
    .filter(isCurrent)
    .map(([name, values]) => [name, values.map((value, index) => value ?? waiting[name]?.[index] ?? null)] as const)
  return withoutEmpty(Object.fromEntries(joined))
}

const kindOfId = (name: string) => /^_([rR])_/.exec(name)?.[1] ?? ''
const otherKind: Readonly<Record<string, string>> = { r: 'R', R: 'r' }

/** Removes the names whose values are all `null`. */
export function withoutEmpty(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, values]) => values.some((value) => value !== null)))
}

/** Parses the stored data of a page; returns `undefined` if it does not have the expected form. */
export function readSavedPage(text: string | null): SavedPage | undefined {
  try {
    const { seenAt, scroll, fields, origins = {} } = JSON.parse(text ?? '{}') as Partial<SavedPage>
    const tables = [fields, origins]
    const isWhole =
      Number.isFinite(seenAt) &&
      isTableOf(isPosition, scroll) &&
      tables.every((table) => isTableOf(isListOfValues, table))
    return isWhole ? ({ seenAt, scroll, fields, origins } as SavedPage) : undefined
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

/** Maximum size of the stored data of all pages together, in characters. */
export const mostCharacters = 200_000

/** The stored data of one page. */
export interface StoredPage {
  readonly key: string
  readonly text: string
}

/** Returns the keys of the pages to drop so that the others fit: those that were on screen the longest ago. */
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
 * Whether Forward can reach the pages that a change removes from the stack. After Back they stay in the history, and Forward
 * moves among them; any other change cuts them off.
 *
 * @param isKnown Whether a page was on screen before.
 */
export function leavesForward(before: Snapshot, after: Snapshot, isKnown: (key: string) => boolean): boolean {
  if (continues(before.entryIds, after.entryIds)) return true
  // An overlay also adds a history entry behind the page's own.
  const opensOverlay = after.overlayEntries.length > before.overlayEntries.length
  return continues(after.entryIds, before.entryIds) && !opensOverlay && isKnown(topOf(after).key)
}

/** Whether the entry ids of one snapshot start with those of another. */
function continues(entryIds: readonly string[], start: readonly string[]): boolean {
  return entryIds[start.length - 1] === start.at(-1)
}
