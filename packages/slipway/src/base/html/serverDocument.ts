/**
 * Attributes of the root element while an app is rendered without a document, in the shape of `document.documentElement`. A server writes
 * them into its HTML.
 */
export const serverDocument = { lang: '', dir: '', dataset: {} as Record<string, string | undefined> }

/** The smallest width in pixels of the screens that the HTML of a server is for. */
export const serverScreen = { widthPx: 0 }

/** The time in milliseconds at which the HTML was rendered that an app takes over; `undefined` in any other document. */
export const htmlTime: { ms?: number } = {}
