const first = Number(process.env.SLIPWAY_PORT ?? 4310)

/** Where the servers of the journeys listen: three ports in a row, from `SLIPWAY_PORT` on where these are taken. */
export const ports = { dev: first, build: first + 1, walks: first + 2 } as const
