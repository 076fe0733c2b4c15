import { warnDeveloper } from '../../base/warnDeveloper.ts'

const warned = new Set<string>()

/** Warns, once per page and key, that an address repeats the key of a parameter with a single value. */
export function warnRepeated(key: string, page: string): void {
  if (warned.has(`${page}?${key}`)) return
  warned.add(`${page}?${key}`)
  warnDeveloper(
    `The address of the page "${page}" has "${key}" more than once, but params.${key} is a single value, so the last one is ` +
      `used. Write "${key}" once in the link, or params: { ${key}: [String] } for a list.`,
  )
}
