/**
 * The requirements for every host of a capability, as test cases by name. A case throws if a host does not meet the
 * requirement. Any test runner can run the cases, also for a host that an app brings:
 *
 * ```ts
 * test.each(Object.entries(clipboardContract))('%s', (_, holds) => holds(host))
 * ```
 */
export type HostContract<Host> = Readonly<Record<string, (host: Host) => Promise<void>>>

/** Throws unless both values are equal as JSON. */
export function mustEqual(actual: unknown, expected: unknown): void {
  const [is, should] = [actual, expected].map((value) => JSON.stringify(value))
  if (is !== should) throw new Error(`expected ${should}, got ${is}`)
}
