/** Logs a warning that the specification requires on the console, also in production. */
export function warn(text: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place for such warnings
  console.warn(`slipway: ${text}`)
}
