import type { Emitter, Unsubscribe } from '../emitter.ts'
import { checkFunction } from './check.ts'

/** A method per event. Each adds a listener, and returns a function that removes it. */
export type Listening<Events> = {
  [Name in keyof Events]: (listener: (event: Events[Name]) => void) => Unsubscribe
}

/** Creates methods with these names that add listeners to an emitter. */
export function listeningTo<Events extends object>(
  events: Emitter<Events>,
  names: readonly (keyof Events & string)[],
): Listening<Events> {
  const methods = names.map((name) => [
    name,
    (listener: (event: Events[typeof name]) => void) => {
      checkFunction(name, 'listener', listener)
      return events.on(name, listener)
    },
  ])
  return Object.fromEntries(methods) as Listening<Events>
}
