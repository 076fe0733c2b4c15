import type { RouteInfo } from 'slipway/router'
import type { ChooserStart } from './chooseLocation.state.ts'

/**
 * Reads the beginning of the page from the query: `/choose-location?latitude=48.8584&longitude=2.2945&keyword=museum`.
 *
 * Coordinates that are missing, unreadable or not on the earth are ignored: the page then begins at the position of the user.
 */
export function readChooserStart(query: RouteInfo['query']): ChooserStart {
  const latitude = numberOf(query.latitude)
  const longitude = numberOf(query.longitude)
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return { keyword: textOf(query.keyword), point: isOnEarth ? { latitude, longitude } : undefined }
}

/** The last value of a key that may be repeated. */
const textOf = (value: RouteInfo['query'][string] = ''): string => [value].flat().at(-1) ?? ''

/** The number in a text; NaN for an empty text. */
function numberOf(value: RouteInfo['query'][string] | undefined): number {
  const text = textOf(value).trim()
  return text === '' ? Number.NaN : Number(text)
}
