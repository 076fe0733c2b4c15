/** Something that happens once, and that others wait for. */
interface Latch {
  readonly done: Promise<void>
  do(): void
}

/**
 * Where an answer waits until the test lets it go on: nothing sleeps, and nothing depends on how fast the machine is. The
 * test learns that an answer has come to the gate, and that its connection was lost there.
 */
export interface Gate {
  readonly reached: Latch
  readonly opened: Latch
  readonly lost: Latch
}

const gates = new Map<string, Gate>()

/** A gate by its name, made when it is first spoken of by either side. */
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
