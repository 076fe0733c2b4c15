/**
 * Changes a state that lists the effects of an event, and adds effects.
 *
 * State functions are pure: they list what the shell does after the event, in this order, such as scrolling or calling a
 * listener. The shell carries out the list and empties it. The values that an effect needs are in the state.
 *
 * @example
 * withEffects(state, { isMoved: true }, 'start')
 */
export function withEffects<State extends { readonly effects: readonly unknown[] }>(
  state: State,
  changes: Partial<State>,
  ...effects: readonly State['effects'][number][]
): State {
  return { ...state, ...changes, effects: [...state.effects, ...effects] }
}
