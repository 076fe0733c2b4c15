/** English texts of a player's button. */
export const enPlay = { 'media.play': 'Play', 'media.pause': 'Pause' } as const
