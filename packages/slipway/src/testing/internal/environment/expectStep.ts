import { expect } from 'vitest'

/** The fields of a state that an event changes, and the effects of the event. */
export type ExpectedStep<State> = readonly [changes: Partial<State>, ...effects: string[]]

/** Compares the state after an event with the state before it. */
export function expectStep<State extends object>(
  before: State,
  after: State,
  [changes, ...effects]: ExpectedStep<NoInfer<State>>,
): void {
  expect(after).toEqual({ ...before, ...changes, effects })
}
