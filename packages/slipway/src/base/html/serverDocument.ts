/**
 * Attributes of the root element while an app is rendered without a document, in the shape of `document.documentElement`. A server writes
 * them into its HTML.
 */
export const serverDocument = { lang: '', dir: '', dataset: {} as Record<string, string | undefined> }

/** The time in milliseconds at which the HTML was rendered that an app takes over; `undefined` in any other document. */
export const htmlTime: { ms?: number } = {}
