/** A row. Its height depends on its number. */
export interface Letter {
  readonly id: number
  readonly heightPx: number
}

export const letters: readonly Letter[] = Array.from({ length: 100_000 }, (_, id) => ({
  id,
  heightPx: 48 + ((id * 37) % 60),
}))
