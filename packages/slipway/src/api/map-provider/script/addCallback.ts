import type { ScriptHost } from '../host.ts'

/** A global function that a script calls once. */
export interface GlobalCallback {
  readonly name: string
  /** Resolves when the function is called. */
  readonly done: Promise<void>
  remove(): void
}

let count = 0

/** Adds a global function with a name of its own. The first call removes it, also a late one, so that a late script does not fail. */
export function addCallback(host: ScriptHost): GlobalCallback {
  count += 1
  const name = `slipwayCallback${count}`
  const remove = () => host.writeGlobal(name, undefined)
  const done = new Promise<void>((resolve) => {
    host.writeGlobal(name, () => {
      remove()
      resolve()
    })
  })
  return { name, done, remove }
}
