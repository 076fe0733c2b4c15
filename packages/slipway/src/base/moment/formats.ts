const made = new Map<string, unknown>()

/** Returns the object that was made first for a key. */
function once<Made>(key: string, make: () => Made): Made {
  if (!made.has(key)) made.set(key, make())
  return made.get(key) as Made
}

/**
 * Returns a format of dates in the Gregorian calendar, and in UTC unless the options name another time zone. It is the same object for the same
 * arguments, because creating a format takes 50 times as long as using it.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const whole = { calendar: 'gregory', timeZone: 'UTC', ...options }
  return once(locale + JSON.stringify(whole), () => new Intl.DateTimeFormat(locale, whole))
}

/** Returns the names of the parts of a date. */
export const namesOfParts = (locale: string): Intl.DisplayNames =>
  once(locale, () => new Intl.DisplayNames(locale, { type: 'dateTimeField' }))
