/** The code of gestures. */
export type LateGestures = typeof import('./attachGestures.ts')

/** Loads the code of gestures. */
export const loadGestures = (): Promise<LateGestures> => import('./attachGestures.ts')
