const options = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const

/** Formats a local date and time, such as `2026-11-21T09:30`, or milliseconds since 1970. */
export const formatTime = (time: string | number, locale: string): string =>
  new Intl.DateTimeFormat(locale, options).format(new Date(time))
