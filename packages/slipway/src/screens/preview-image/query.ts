import type { RouteInfo } from 'slipway/router'
import type { Box } from './growth.state.ts'

/** Content of the viewer. */
export interface Preview {
  /** Addresses of the images, at least one. */
  readonly urls: readonly string[]
  /** Index of the image shown first, from 0; always in range. */
  readonly index: number
  /** Captions of the images, in the order of `urls`. */
  readonly captions?: readonly string[]
  /** Form of the indicator of the current image. */
  readonly indicator?: Indicator
  /** Whether images can be saved and shared. */
  readonly showMenu?: boolean
  /** Position of the thumbnail that was pressed. */
  readonly from?: Box
}

/** `default`: dots, or a number if there are more than nine images. `number`: always a number. `none`: no indicator. */
export type Indicator = 'default' | 'number' | 'none'

/**
 * Reads the content of the viewer from the route.
 *
 * `previewImage()` passes the images in the page's state. A cold entry, such as a typed or shared link, names them in the
 * query instead: `/preview-image?urls=/a.jpg&urls=/b.jpg&current=1`. Because anyone can write such a link, it may only name
 * images by https, or by http(s) from the app's own origin.
 *
 * @param pageUrl The document's absolute address, against which relative addresses are resolved.
 * @returns `undefined` if there is no image to show, or if the link contains an address that is not allowed.
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
    // After a reload there is no thumbnail from which the image could grow.
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

/** Index of the image given by its number or its address; 0 if there is no such image. */
function placeOf(current: unknown, urls: readonly string[]): number {
  const place = typeof current === 'string' ? urls.indexOf(current) : Number(current)
  return Number.isInteger(place) && place >= 0 && place < urls.length ? place : 0
}

/** The absolute address, if a link may show it; otherwise `undefined`. */
function linkedUrl(text: string, pageUrl: string): string | undefined {
  if (!URL.canParse(text, pageUrl)) return undefined
  const { protocol, origin, href } = new URL(text, pageUrl)
  const isOwn = protocol === 'http:' && origin === new URL(pageUrl).origin
  return protocol === 'https:' || isOwn ? href : undefined
}
