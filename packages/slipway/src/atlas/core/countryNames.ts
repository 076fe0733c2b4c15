/** Returns the name of a country by its code. */
type NameOfCountry = (code: string) => string

const known = new Map<string, NameOfCountry>()

/** The names of countries in a language. If the platform does not know the language, in English. */
export function countryNames(locale: string): NameOfCountry {
  const found = known.get(locale) ?? namesOf(locale)
  known.set(locale, found)
  return found
}

function namesOf(locale: string): NameOfCountry {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' })
  return (code) => names.of(code) ?? code
}
