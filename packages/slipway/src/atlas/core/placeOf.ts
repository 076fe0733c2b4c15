import type { Place } from '../types.ts'
import type { Gazetteer } from './cities.ts'
import { countryNames } from './countryNames.ts'
import { pointOf } from './near.ts'
import type { Found } from './search.ts'

/** A place as the page gets it. */
export function placeOf(gazetteer: Gazetteer, { place, distance }: Found, locale: string): Place {
  const code = gazetteer.codes[gazetteer.countries[place] ?? 0] ?? ''
  const country = countryNames(locale)(code)
  const common = {
    countryCode: code,
    ...pointOf(gazetteer, place),
    population: gazetteer.populations[place] ?? 0,
    ...(distance !== undefined && { distance: Math.round(distance) }),
  }
  if (place >= gazetteer.cityCount) return { id: code, name: country, kind: 'country', address: '', ...common }
  const name = gazetteer.names[place] ?? ''
  const state = gazetteer.states[place]
  const id = `${code}/${name}/${common.latitude},${common.longitude}`
  return { id, name, kind: 'city', address: state ? `${state}, ${country}` : country, ...common }
}
