/** A player that can be paused. */
export interface Pausable {
  pause(): void
}

/** The players that play now: videos, and audio with and without a component. */
const playing = new Set<Pausable>()

/**
 * Records that a player plays.
 *
 * @param pausesOthers Whether all other players are paused.
 * @returns Records that it has paused.
 */
export function beginPlaying(player: Pausable, pausesOthers: boolean): () => void {
  if (pausesOthers) for (const other of [...playing]) if (other !== player) other.pause()
  playing.add(player)
  return () => void playing.delete(player)
}
