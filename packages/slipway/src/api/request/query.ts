import { formText } from '../../base/call/formText.ts'

/** Data that can be written as a query. */
export type QueryData = string | URLSearchParams | Readonly<Record<string, unknown>>

/**
 * Encodes fields as `application/x-www-form-urlencoded`, with `%20` for a space, which servers of every age can read. Text that
 * is not valid Unicode gets a replacement character.
 */
export function encodeForm(data: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(data).map(([name, value]) => [name, formText(value)])
  return String(new URLSearchParams(fields)).replaceAll('+', '%20')
}

/**
 * Adds fields to the query of an address. Keeps the address's own fields, except those of the same name, and the part after `#`.
 */
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
