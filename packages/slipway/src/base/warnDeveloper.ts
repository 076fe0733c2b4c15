// Bundlers replace `process.env.NODE_ENV`, because React needs this, too. Without a bundler `process` may not exist.
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * Reports a mistake to the app's developer as an error on the console. Does nothing in production builds.
 *
 * For mistakes after which the code can continue. If it cannot, throw an error or reject with an `ApiError`.
 *
 * @param message What happened, why it matters, and what to do instead.
 *
 * @example
 * warnDeveloper('<Icon type="tick"> renders nothing: this icon does not exist. Use one of success, info, warn.')
 */
export function warnDeveloper(message: string): void {
  // In this form a minifier removes the whole body in production, and then also the calls with their texts.
  try {
    // biome-ignore lint/suspicious/noConsole: the one place for messages to the developer.
    if (process.env.NODE_ENV !== 'production') console.error(`slipway: ${message}`)
  } catch {}
}
