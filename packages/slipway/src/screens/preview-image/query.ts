import type { RouteInfo } from 'slipway/router'

/** What the viewer shows. */
export interface Preview {
  /** Addresses of the images, at least one. */
  readonly urls: readonly string[]
  /** The image shown first, counted from 0; always one of them. */
  readonly index: number
}

/**
 * Reads what to show from where the page was opened.
 *
 * `previewImage()` sends the images along outside the address. A cold entry, such as a typed or shared link, names them in
 * the query instead: `/preview-image?urls=/a.jpg&urls=/b.jpg&current=1`. Since anyone can write such a link, it may only
 * name images by https, or by http(s) from the app's own origin.
 *
 * @param pageUrl The document's absolute address, against which relative ones are resolved.
 * @returns `undefined` when there is nothing to show, or when the link names anything else than such images.
 */
export function readPreview(
  { state, query }: Pick<RouteInfo, 'state' | 'query'>,
  pageUrl: string,
): Preview | undefined {
  return readState(state) ?? readQuery(query, pageUrl)
}

function readState(state: unknown): Preview | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  const { urls, current }: { urls?: unknown; current?: unknown } = state
  if (!Array.isArray(urls) || urls.length === 0 || !urls.every((url) => typeof url === 'string')) return undefined
  return { urls, index: placeOf(current, urls) }
}

function readQuery({ urls: written, current }: RouteInfo['query'], pageUrl: string): Preview | undefined {
  const texts = written === undefined ? [] : [written].flat()
  const urls = texts.flatMap((text) => linkedUrl(text, pageUrl) ?? [])
  if (urls.length === 0 || urls.length < texts.length) return undefined
  const isNumber = typeof current === 'string' && /^\d+$/.test(current) && !texts.includes(current)
  return { urls, index: placeOf(isNumber ? Number(current) : current, texts) }
}

/** The place of an image that is named by its number or its address; the first one where there is no such image. */
function placeOf(current: unknown, urls: readonly string[]): number {
  const place = typeof current === 'string' ? urls.indexOf(current) : Number(current)
  return Number.isInteger(place) && place >= 0 && place < urls.length ? place : 0
}

/** The absolute address that a link may show, or `undefined` for all others. */
function linkedUrl(text: string, pageUrl: string): string | undefined {
  if (!URL.canParse(text, pageUrl)) return undefined
  const { protocol, origin, href } = new URL(text, pageUrl)
  const isOwn = protocol === 'http:' && origin === new URL(pageUrl).origin
  return protocol === 'https:' || isOwn ? href : undefined
}
