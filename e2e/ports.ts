const first = Number(process.env.SLIPWAY_PORT ?? 4310)

/** Ports of the test servers: three consecutive ports, from `SLIPWAY_PORT` on, or 4310 by default. */
export const ports = { dev: first, build: first + 1, walks: first + 2 } as const
