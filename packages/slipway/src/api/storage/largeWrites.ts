/** A running write to the storage for large values. */
export interface LargeWrite {
  readonly name: string
  readonly value: unknown
  readonly order: number
  /** Whether a later call has written the key meanwhile. */
  isOutdated: boolean
  done: Promise<void>
}

/** The running writes of a store. Calls on a name take effect in their order, so a write that a later call has overtaken is outdated. */
export interface LargeWrites {
  /** The order of a call that starts now. */
  next(): number
  /** Starts a write; resolves when it has ended. */
  start(name: string, value: unknown, write: (self: LargeWrite) => Promise<void>): Promise<void>
  /** Marks the writes of a name that were started before a call as outdated. */
  overtake(name: string, order: number): void
  /** The last write of a name that is not outdated. */
  running(name: string): LargeWrite | undefined
  /** The names that are being written. */
  names(): string[]
  /** Resolves when all running writes have ended. */
  settled(): Promise<void>
}

/** Creates the list of a store's running writes. */
export function createLargeWrites(): LargeWrites {
  const writes = new Set<LargeWrite>()
  let calls = 0
  return {
    next: () => calls + 1,
    start(name, value, write) {
      const self: LargeWrite = { name, value, order: ++calls, isOutdated: false, done: Promise.resolve() }
      writes.add(self)
      self.done = write(self).finally(() => writes.delete(self))
      return self.done
    },
    overtake(name, order) {
      for (const write of writes) if (write.name === name && write.order < order) write.isOutdated = true
    },
    running: (name) => [...writes].findLast((write) => write.name === name && !write.isOutdated),
    names: () => [...writes].map(({ name }) => name),
    async settled() {
      await Promise.allSettled([...writes].map(({ done }) => done))
    },
  }
}
