import type { Emitter, Unsubscribe } from '../emitter.ts'
import { checkFunction } from './check.ts'

/** A method for each event, that takes a listener and returns what removes it. */
export type Listening<Events> = {
  [Name in keyof Events]: (listener: (event: Events[Name]) => void) => Unsubscribe
}

/** The methods of these names, which listen to the events of an emitter. */
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
