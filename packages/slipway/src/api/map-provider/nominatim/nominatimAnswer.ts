import type { Coordinates } from '../../../base/geo/coordinates.ts'
import type { FoundPlace } from '../../../base/map/mapProvider.ts'
import { fieldsOf, itemsOf, joinTexts, textOf } from '../places/answer.ts'
import { foundPlaces, type SentPlace } from '../places/foundPlaces.ts'

/** The places in an answer of `/search`, and the ids with which the next page excludes them. */
export function nominatimPlaces(
  answer: unknown,
  center: Coordinates | undefined,
): { readonly places: readonly FoundPlace[]; readonly placeIds: readonly string[] } {
  const items = itemsOf(answer)
  const placeIds = items.map((item) => textOf(fieldsOf(item).place_id)).filter((id) => /^\d+$/.test(id))
  return { places: foundPlaces(items.map(sentPlace), center), placeIds }
}

/** The place in an answer of `/reverse`. `undefined` if the answer is an error, as for a point in the ocean. */
export function nominatimPlace(answer: unknown, center: Coordinates): FoundPlace | undefined {
  return foundPlaces([sentPlace(answer)], center)[0]
}

function sentPlace(item: unknown): SentPlace {
  const fields = fieldsOf(item)
  const [name, full] = [textOf(fields.name), textOf(fields.display_name)]
  const isPrefix = name !== '' && full.startsWith(`${name}, `)
  return {
    // Like the ids of Photon: `N1`, `W2`, `R3`. `place_id` differs between servers.
    id: joinTexts([textOf(fields.osm_type).slice(0, 1).toUpperCase(), fields.osm_id], '') || fields.place_id,
    name,
    address: isPrefix ? full.slice(name.length + 2) : full,
    latitude: fields.lat,
    longitude: fields.lon,
  }
}
