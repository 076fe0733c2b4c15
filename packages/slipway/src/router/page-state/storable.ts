/**
 * Returns the reason why JSON would not preserve a value, with the path in the value: `value.since is a Date`. Returns
 * `undefined` for a value that JSON preserves: `null`, booleans, finite numbers, texts, and lists and plain objects of these. A
 * member of an object may be `undefined`; JSON leaves it out.
 */
export function whyNotStorable(value: unknown, path = 'value', around: readonly object[] = []): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
    return undefined
  if (typeof value !== 'object') return `${path} is ${typeof value === 'number' ? value : nameOf(value)}`
  if (around.includes(value)) return `${path} contains itself`
  const inside = [...around, value]
  if (Array.isArray(value)) {
    return firstOf([...value.keys()], (index) => whyNotStorable(value[index], `${path}[${index}]`, inside))
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `${path} is ${nameOf(value)}`
  return firstOf(Object.entries(value), ([name, member]) =>
    member === undefined ? undefined : whyNotStorable(member, `${path}.${name}`, inside),
  )
}

function firstOf<Item>(items: readonly Item[], problem: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = problem(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** Describes the type of a value: `a Date`, `a function`, `undefined`. */
function nameOf(value: unknown): string {
  if (value === undefined) return 'undefined'
  const name = typeof value === 'object' ? value?.constructor?.name : typeof value
  return /^[aeiou]/i.test(name ?? '') ? `an ${name}` : `a ${name ?? 'foreign object'}`
}
