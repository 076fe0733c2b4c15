/** Number of walks for each setting: `SLIPWAY_WALKS`, else 150 in `npm run test:long` and 2 in `npm test`. */
export const walksOfTest = Number(process.env.SLIPWAY_WALKS ?? (process.env.SLIPWAY_LONG ? 150 : 2))

/** Seed of the walks of a run. Playwright's config sets a random one. */
export const seed = Number(process.env.SLIPWAY_SEED)
