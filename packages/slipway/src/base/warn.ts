/** Writes a warning that the specification asks for to the console, in production too. */
export function warn(text: string): void {
  // biome-ignore lint/suspicious/noConsole: the one place for such warnings
  console.warn(`slipway: ${text}`)
}
