import type { RouteInfo } from 'slipway/router'
import type { Box } from './growth.state.ts'

/** What the viewer shows. */
export interface Preview {
  /** Addresses of the images, at least one. */
  readonly urls: readonly string[]
  /** The image shown first, counted from 0; always one of them. */
  readonly index: number
  /** What the images show, in words, in their order. */
  readonly captions?: readonly string[]
  /** How the viewer tells which of the images it shows. */
  readonly indicator?: Indicator
  /** Whether images can be saved and shared. */
  readonly showMenu?: boolean
  /** Where the thumbnail is that was pressed. */
  readonly from?: Box
}

/** As dots or, where there are more than nine images, as a number; always as a number; or not. */
export type Indicator = 'default' | 'number' | 'none'

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
  const { urls, current, captions, indicator, showMenu, from } = state as Readonly<Record<string, unknown>>
  if (!isTexts(urls) || urls.length === 0) return undefined
  return {
    urls,
    index: placeOf(current, urls),
    ...(isTexts(captions) && { captions }),
    ...((indicator === 'number' || indicator === 'none') && { indicator }),
    ...(showMenu === false && { showMenu }),
    // After a reload there is no thumbnail to grow out of.
    ...(isBox(from) && from.documentMs === performance.timeOrigin && { from }),
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string')
}

function isBox(value: unknown): value is Box & { documentMs: unknown } {
  if (typeof value !== 'object' || value === null) return false
  const { x, y, width, height } = value as Readonly<Record<string, unknown>>
  return [x, y, width, height].every(Number.isFinite)
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
