/**
 * The JSON form of values that JSON cannot represent. Objects of the data that have a field `$` are written in this form as
 * well.
 */
interface Tagged {
  readonly $: string
  readonly v?: unknown
}

/**
 * Writes a value as text that `decode` reads without loss: JSON, and within it `undefined`, `NaN`, infinities, `-0`, BigInt,
 * Date, Map and Set. An object that occurs twice is decoded as two objects.
 *
 * @returns `undefined` for values that this text cannot represent: bytes, files, cycles, sparse lists, instances of classes.
 */
export function encode(value: unknown): string | undefined {
  try {
    return JSON.stringify(toPlain(value, new Set()))
  } catch (error) {
    // A value nested too deeply for JSON can still be stored as a structured clone.
    if (error === noText || error instanceof RangeError) return undefined
    throw error
  }
}

/** Reads the text that `encode` wrote. Throws for any other text. */
export function decode(text: string): unknown {
  return fromPlain(JSON.parse(text))
}

const noText = new Error('text cannot hold this value')

const tagged = ($: string, v?: unknown): Tagged => ({ $, v })

function toPlain(value: unknown, above: Set<object>): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value
    case 'number':
      if (Object.is(value, -0)) return tagged('number', '-0')
      return Number.isFinite(value) ? value : tagged('number', String(value))
    case 'undefined':
    case 'bigint':
      return tagged(typeof value, value?.toString())
    case 'object':
      return value && objectToPlain(value, above)
    default:
      throw noText
  }
}

function objectToPlain(value: object, above: Set<object>): unknown {
  if (above.has(value)) throw noText
  above.add(value)
  const list = (items: Iterable<unknown>) => Array.from(items, (item) => toPlain(item, above))
  const plain = () => {
    const prototype: unknown = Object.getPrototypeOf(value)
    if (prototype === Date.prototype) return tagged('Date', Number(value))
    if (prototype === Map.prototype) return tagged('Map', list(value as Map<unknown, unknown>))
    if (prototype === Set.prototype) return tagged('Set', list(value as Set<unknown>))
    if (prototype === Array.prototype && isDense(value as unknown[])) return list(value as unknown[])
    // A plain object, of this window or another one: its prototype is `null` or has no prototype itself.
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) throw noText
    const entries = Object.entries(value).map(([key, field]) => [key, toPlain(field, above)] as const)
    return Object.hasOwn(value, '$') ? tagged('Object', entries) : Object.fromEntries(entries)
  }
  const result = plain()
  above.delete(value)
  return result
}

/** Whether a list has no holes, and no fields besides its items. */
function isDense(list: readonly unknown[]): boolean {
  const keys = Object.keys(list)
  return keys.length === list.length && keys.every((key, index) => key === String(index))
}

function fromPlain(plain: unknown): unknown {
  if (Array.isArray(plain)) return plain.map(fromPlain)
  if (typeof plain !== 'object' || plain === null) return plain
  if (Object.hasOwn(plain, '$')) return revive(plain as Tagged)
  return Object.fromEntries(Object.entries(plain).map(([key, field]) => [key, fromPlain(field)]))
}

function revive({ $, v }: Tagged): unknown {
  switch ($) {
    case 'undefined':
      return undefined
    case 'number':
      return Number(v)
    case 'bigint':
      return BigInt(v as string)
    case 'Date':
      return new Date((v as number | null) ?? Number.NaN)
    case 'Set':
      return new Set(fromPlain(v) as unknown[])
    case 'Map':
      return new Map(fromPlain(v) as [unknown, unknown][])
    case 'Object':
      return Object.fromEntries(fromPlain(v) as [string, unknown][])
    default:
      throw new Error(`"${$}" is not a known type of value`)
  }
}
