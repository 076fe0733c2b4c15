/** An event that happens once, with a promise to wait for it. */
interface Latch {
  readonly done: Promise<void>
  do(): void
}

/**
 * A point at which a response waits until the test opens the gate. So tests need no timeouts and do not depend on the machine's
 * speed. The test can also wait until a response has reached the gate, or until its connection is lost there.
 */
export interface Gate {
  readonly reached: Latch
  readonly opened: Latch
  readonly lost: Latch
}

const gates = new Map<string, Gate>()

/** Returns the gate with a name. The first use, by the server or the test, creates the gate. */
export function gate(name: string): Gate {
  const known = gates.get(name)
  if (known) return known
  const made = { reached: latch(), opened: latch(), lost: latch() }
  gates.set(name, made)
  return made
}

function latch(): Latch {
  let release = () => {}
  const done = new Promise<void>((resolve) => {
    release = resolve
  })
  return { done, do: () => release() }
}
