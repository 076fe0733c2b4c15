/**
 * What every host of a capability does, as cases by name. A case throws where a host falls short, so any test runner can
 * run them, also one of an app that brings its own host:
 *
 * ```ts
 * test.each(Object.entries(clipboardContract))('%s', (_, holds) => holds(host))
 * ```
 */
export type HostContract<Host> = Readonly<Record<string, (host: Host) => Promise<void>>>

/** Throws unless both values are the same as JSON. */
export function mustEqual(actual: unknown, expected: unknown): void {
  const [is, should] = [actual, expected].map((value) => JSON.stringify(value))
  if (is !== should) throw new Error(`expected ${should}, got ${is}`)
}
