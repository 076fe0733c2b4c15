// Bundlers replace `process.env.NODE_ENV`, as React needs it too; where nobody did, there may be no `process`.
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * Tells the app's developer about a mistake, as an error on the console; production builds stay silent.
 *
 * For mistakes that something sensible can be done about. Where nothing can, throw, or reject with an `ApiError`.
 *
 * @param message What happened, why it matters, and what to do instead.
 *
 * @example
 * warnDeveloper('<Icon type="tick"> draws nothing: there is no such icon. Use one of success, info, warn.')
 */
export function warnDeveloper(message: string): void {
  // Written so that a minifier finds nothing left in production, and drops the calls with their texts as well.
  try {
    // biome-ignore lint/suspicious/noConsole: this is the one place that speaks to the developer.
    if (process.env.NODE_ENV !== 'production') console.error(`slipway: ${message}`)
  } catch {}
}
