/** Loads the code of gestures, after the first render: keys move a view without it. */
export const loadGestures = () => import('./attachGestures.ts')
