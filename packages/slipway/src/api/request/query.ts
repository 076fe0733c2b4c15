import { formText } from '../../base/formText.ts'

/** What can be written as a query. */
export type QueryData = string | URLSearchParams | Readonly<Record<string, unknown>>

/**
 * The fields as `application/x-www-form-urlencoded`, with `%20` for a space as servers of every age read it. Text that is no
 * valid Unicode gets a replacement character.
 */
export function encodeForm(data: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(data).map(([name, value]) => [name, formText(value)])
  return String(new URLSearchParams(fields)).replaceAll('+', '%20')
}

/** An address with more in its query. What it has stays, but for fields of the same name; so does the part behind `#`. */
export function withQuery(url: string, data: QueryData): string {
  const added = data instanceof URLSearchParams ? String(data) : typeof data === 'string' ? data : encodeForm(data)
  const [, address = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(#?.*)$/s.exec(url) ?? []
  const names = new Set(new URLSearchParams(added).keys())
  const kept = query
    .split('&')
    .filter((field) => field && ![...new URLSearchParams(field).keys()].some((name) => names.has(name)))
  const all = [...kept, added.replace(/^[?&]+/, '')].filter(Boolean).join('&')
  return address + (all && `?${all}`) + hash
}
