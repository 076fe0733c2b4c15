import { refusal } from '../../base/call/check.ts'
import type { FoundPlace, PlacePage } from '../../base/map/mapProvider.ts'

/** The position in a list of places: the cursor of the source, and the ids of all places before. */
export interface PlaceCursor {
  readonly sourceCursor: string | undefined
  readonly seen: readonly string[]
}

/** The position before the first page. */
const start: PlaceCursor = { sourceCursor: undefined, seen: [] }

/** Reads a cursor from `nextPage`. Throws `invalid-argument` for any other value except `undefined`. */
export function readCursor(api: string, cursor: unknown): PlaceCursor {
  if (cursor === undefined) return start
  try {
    const [sourceCursor, ...seen] = JSON.parse(cursor as string) as readonly unknown[]
    const all = [sourceCursor, ...seen]
    if (all.every((one) => typeof one === 'string')) return { sourceCursor: all[0], seen: all.slice(1) }
  } catch {
    // Refused below.
  }
  throw refusal(api, 'cursor must be the nextCursor of an earlier result')
}

/**
 * The page that a source has returned, without places of earlier pages and places that `isIncluded` excludes. A page that contains only
 * places of earlier pages is the last one, because some services repeat their last page.
 */
export function nextPage(
  page: PlacePage,
  { seen }: PlaceCursor,
  isIncluded: (place: FoundPlace) => boolean,
): PlacePage {
  const ids = new Set(seen)
  const places = page.places.filter(({ id }) => !ids.has(id) && ids.add(id))
  const isRepeated = page.places.length > 0 && places.length === 0
  const hasNext = page.nextCursor !== undefined && !isRepeated
  return {
    places: places.filter(isIncluded),
    nextCursor: hasNext ? JSON.stringify([page.nextCursor, ...ids]) : undefined,
  }
}
