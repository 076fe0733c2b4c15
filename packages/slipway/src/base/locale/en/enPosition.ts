/** English texts of a seek bar. */
export const enPosition = { 'media.position': 'Position', 'media.time': '{time} of {duration}' } as const
