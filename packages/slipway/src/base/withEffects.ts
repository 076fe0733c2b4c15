/**
 * Returns a state with changed fields and additional effects.
 *
 * State functions are pure: they list the effects of an event in order, such as scrolling or calling a listener. The shell
 * carries out the effects and empties the list. The values that an effect needs are in the state.
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
