import { expect } from 'vitest'

/** The fields of a state that an event changes, and the effects of the event. */
export type ExpectedStep<State> = readonly [changes: Partial<State>, ...effects: string[]]

/** Compares the result of a state function, a next state with effects, with what an event should change. */
export function expectStep<State extends object>(
  state: State,
  [next, ...effects]: readonly [State, ...string[]],
  [changes, ...expected]: ExpectedStep<State>,
): void {
  expect(next).toEqual({ ...state, ...changes })
  expect(effects).toEqual(expected)
}
