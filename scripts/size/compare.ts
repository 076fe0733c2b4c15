/** Size in bytes after gzip. */
export interface Size {
  readonly js: number
  readonly css: number
}

export type Sizes = Readonly<Record<string, Size>>

/** Growth is reported if it exceeds both limits. */
const tolerance = { share: 0.02, bytes: 100 }

/** Messages about parts whose scripts are larger than their budget. */
export function overBudget(sizes: Sizes, budgetOf: (id: string) => number | undefined): string[] {
  return Object.entries(sizes).flatMap(([id, { js }]) => {
    const budget = budgetOf(id)
    if (budget === undefined || js <= budget) return []
    return [`${id} has ${js} B of JS, but its budget in scripts/size/budgets.ts is ${budget} B.`]
  })
}

/** Messages about parts that have grown since their size was recorded, and about parts that are new or removed. */
export function unstatedChanges(sizes: Sizes, recorded: Sizes): string[] {
  const changed = Object.entries(sizes).flatMap(([id, size]) => {
    const before = recorded[id]
    if (!before) return [`${id} has no recorded size.`]
    return (['js', 'css'] as const).flatMap((kind) => {
      const grownBytes = size[kind] - before[kind]
      if (grownBytes <= tolerance.bytes || grownBytes <= before[kind] * tolerance.share) return []
      return [`${id} has grown by ${grownBytes} B of ${kind.toUpperCase()}, from ${before[kind]} B to ${size[kind]} B.`]
    })
  })
  const gone = Object.keys(recorded).filter((id) => !(id in sizes))
  return [...changed, ...gone.map((id) => `${id} has a recorded size, but no longer exists.`)]
}
