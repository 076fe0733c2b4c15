/** Event of the window with which the Vite plugin reports a changed file of the app, during development. */
export const changeEvent = 'slipway:change'

/** Event of the window after a hot update, when React has rendered it. */
export const updateEvent = 'slipway:update'
