/** A place of the test services. */
export interface ServedPlace {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly latitude: number
  readonly longitude: number
}

/** Number of places in each city. */
export const servedCount = 45

/** Centres of the two cities: services for the whole world have Lisbon, those for China have Beijing, in their coordinate systems. */
export const servedCenters = {
  lisbon: { latitude: 38.7223, longitude: -9.1393 },
  beijing: { latitude: 39.9, longitude: 116.4 },
} as const

/** The places of a city: `Cafe 1` to `Cafe 45`, each 50 to 60 metres further to the north than the one before. */
export function servedPlaces(city: keyof typeof servedCenters): readonly ServedPlace[] {
  const { latitude, longitude } = servedCenters[city]
  return Array.from({ length: servedCount }, (_, index) => ({
    id: String(index + 1),
    name: `Cafe ${index + 1}`,
    address: `${index + 1} Long Street`,
    latitude: Number((latitude + index * 0.0005).toFixed(6)),
    longitude,
  }))
}

/** Places whose fields are absent, have wrong types or contain HTML. Two of them are valid: `7` and the one with HTML. */
export const hostilePlaces: readonly Readonly<Record<keyof ServedPlace, unknown>>[] = [
  {
    id: 7,
    name: '<img src=x onerror="alert(1)">',
    address: '<script>alert(1)</script>',
    latitude: 38.72,
    longitude: -9.14,
  },
  { id: '__proto__', name: 'Cafe & Bar', address: null, latitude: '38.73', longitude: '-9.15' },
  { id: '3', name: 'No latitude', address: 'a', latitude: undefined, longitude: -9.14 },
  { id: '4', name: 'A text', address: 'a', latitude: 'north', longitude: -9.14 },
  { id: '5', name: 'Outside the world', address: 'a', latitude: 91, longitude: -9.14 },
  { id: '6', name: 'Null', address: 'a', latitude: null, longitude: null },
  { id: {}, name: {}, address: [], latitude: 38.72, longitude: -9.14 },
]
