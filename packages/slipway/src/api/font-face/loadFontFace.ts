import { host as platformHost } from '#host/font-face'
import { orAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkOptions, refusal } from '../../base/call/check.ts'
import { checkText } from '../../base/call/checkValue.ts'
import type { FontFaceDescription, FontFaceHost } from './host.ts'

/** Options of `loadFontFace`. */
export interface LoadFontFaceOptions {
  /** Name of the font, for `font-family` and the `font` of a canvas. */
  readonly family: string
  /** Address of the font file as in CSS: `url("/fonts/inter.woff2")`. A server of another origin must allow access (CORS). */
  readonly source: string
  /** Properties that texts select the font by. */
  readonly desc?: FontFaceDescription | undefined
  /** Accepted for code ported from mini-programs. A font is always available in all pages and canvases. */
  readonly global?: boolean | undefined
  /** Cancels the call; the font is not added then. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Loads a font for texts and canvases, and resolves when it can be used. A font that is already loaded is not loaded again.
 *
 * @throws {ApiError} `invalid-argument` if an option has a wrong type, or family, source or description are not valid CSS; `failed`
 * if the file cannot be loaded or is not a font; `cancelled` if `signal` is aborted; `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * await loadFontFace({ family: 'Inter', source: 'url("/fonts/inter.woff2")', desc: { weight: '700' } })
 * context.font = '700 20px Inter'
 */
export function loadFontFace(options: LoadFontFaceOptions, host: FontFaceHost = platformHost): Promise<void> {
  const api = 'loadFontFace'
  return callApi(api, options, async ({ family, source, desc = {}, signal }) => {
    checkText(api, 'family', family)
    checkText(api, 'source', source)
    const { style, weight, variant } = checkOptions(api, desc)
    for (const [field, value] of Object.entries({ style, weight, variant })) {
      if (value !== undefined && typeof value !== 'string') throw refusal(api, `desc.${field} must be a string`)
    }
    await orAborted(api, signal, () => host.load(family, source, { style, weight, variant }, signal))
  })
}
