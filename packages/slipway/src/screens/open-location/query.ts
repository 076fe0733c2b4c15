import type { RouteInfo } from 'slipway/router'

/** The place that the page `/open-location` shows. */
export interface ShownLocation {
  /** From -90 to 90 (WGS-84). */
  readonly latitude: number
  /** From -180 to 180 (WGS-84). */
  readonly longitude: number
  /** Zoom level of the map, within its limits. */
  readonly scale: number
  /** Name of the place; empty if it has none. */
  readonly name: string
  /** Address of the place; empty if it has none. */
  readonly address: string
}

/** Limits and default of the zoom level. */
export interface ScaleLimits {
  readonly minZoom: number
  readonly maxZoom: number
  readonly openLocationScale: number
}

/**
 * Reads the place from the query: `/open-location?latitude=48.8584&longitude=2.2945&scale=15&name=Eiffel%20Tower`.
 *
 * The scale is clamped to the limits; a missing or unreadable one is replaced by the default.
 *
 * @returns `undefined` if the coordinates are missing, unreadable or not on the earth.
 *
 * @example
 * const place = readLocation(useRoute().query, useDefaults().map)
 */
export function readLocation(query: RouteInfo['query'], limits: ScaleLimits): ShownLocation | undefined {
  const latitude = numberOf(query.latitude)
  const longitude = numberOf(query.longitude)
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return undefined
  return {
    latitude,
    longitude,
    scale: scaleOf(numberOf(query.scale), limits),
    name: textOf(query.name).trim(),
    address: textOf(query.address).trim(),
  }
}

function scaleOf(scale: number, { minZoom, maxZoom, openLocationScale }: ScaleLimits): number {
  const requested = Number.isNaN(scale) ? openLocationScale : scale
  return Math.min(maxZoom, Math.max(minZoom, requested))
}

/** The last value of a key that may be repeated. */
const textOf = (value: RouteInfo['query'][string] = ''): string => [value].flat().at(-1) ?? ''

/** The number in a text; NaN for an empty text. */
function numberOf(value: RouteInfo['query'][string] | undefined): number {
  const text = textOf(value).trim()
  return text === '' ? Number.NaN : Number(text)
}

/** Coordinates as a text, to read and to copy: `48.85840, 2.29450`. Five decimals are one metre. */
export const coordinatesText = ({ latitude, longitude }: Pick<ShownLocation, 'latitude' | 'longitude'>): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
