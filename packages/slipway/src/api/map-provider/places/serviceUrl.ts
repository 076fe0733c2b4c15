import { withQuery } from '../../request/query.ts'

/**
 * Address of a service's function.
 *
 * @param base Address from the config. Its own query is kept.
 * @param path Added to the path of `base`.
 * @param fields Fields of the query. `undefined` leaves out a field.
 *
 * @example
 * serviceUrl('https://example.com/photon/?token=1', '/api', { q: 'a b' }) // https://example.com/photon/api?token=1&q=a%20b
 */
export function serviceUrl(base: string, path: string, fields: Readonly<Record<string, unknown>>): string {
  const [, start = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(base) ?? []
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return withQuery(start.replace(/\/+$/, '') + path + query, Object.fromEntries(given))
}
