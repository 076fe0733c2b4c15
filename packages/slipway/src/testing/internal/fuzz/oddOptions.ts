import fc from 'fast-check'
import { expect } from 'vitest'
import { ApiError } from '../../../base/call/ApiError.ts'

/** Number of runs of a fuzz test: 500, and 10,000 in `npm run test:long`. */
export const oddRuns = { numRuns: processEnv().SLIPWAY_LONG ? 10_000 : 500 }

/** An invalid value: a wrong type, a huge or odd string, an object with an unusual prototype, or an object that always throws. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({
    withBigInt: true,
    withDate: true,
    withNullPrototype: true,
    withTypedArray: true,
    withSparseArray: true,
  }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\ud800',
    '__proto__',
    'x'.repeat(100_000),
    NaN,
    -0,
    -1,
    2 ** 31,
    Infinity,
    Symbol('odd'),
    () => 'odd',
    class {},
    trap(),
    { toString: throwOdd, toJSON: throwOdd, [Symbol.toPrimitive]: throwOdd },
    circular(),
  ),
)

/**
 * Options of any kind. Most are objects with some of the fields; each field has a valid value, an odd one, or a getter that
 * throws. Some are no objects at all.
 *
 * @param fields Valid values by field. Some are needed, because a call with only odd values fails early.
 *
 * @example
 * fc.asyncProperty(oddOptions({ url: ['/a'], method: ['GET', 'POST'] }), (options) => endsWell(() => request(options, host)))
 */
export function oddOptions(fields: Readonly<Record<string, readonly unknown[]>>): fc.Arbitrary<never> {
  const field = (good: readonly unknown[]) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...good).map((value) => ({ value })) },
      { weight: 2, arbitrary: oddValue.map((value) => ({ value })) },
      { weight: 1, arbitrary: fc.constant({ get: throwOdd }) },
    )
  const names = Object.entries(fields).map(([name, good]) => [name, field(good)] as const)
  const objects = fc
    .tuple(
      fc.record(Object.fromEntries(names), { requiredKeys: [] }),
      fc.constantFrom(Object.prototype, null, Array.prototype),
    )
    .map(([properties, prototype]) => Object.create(prototype, properties as PropertyDescriptorMap))
  return fc.oneof({ weight: 9, arbitrary: objects }, { weight: 1, arbitrary: oddValue }) as fc.Arbitrary<never>
}

/** Expects that a call does not throw, and that its promise resolves or rejects with an `ApiError`. */
export async function endsWell(call: () => PromiseLike<unknown>): Promise<void> {
  const end = await call().then(
    () => undefined,
    (error: unknown) => error,
  )
  if (end !== undefined) expect(end).toBeInstanceOf(ApiError)
}

/** Expects that a synchronous call returns, or throws an `ApiError`. */
export function endsWellAtOnce(call: () => unknown): void {
  try {
    call()
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError)
  }
}

/** Adds and removes a listener. Expects that functions are accepted, and that other values throw an `ApiError`. */
export function listensWell(listen: (listener: never) => () => void, listener: unknown): void {
  endsWellAtOnce(() => {
    listen(listener as never)()
    expect(listener).toBeTypeOf('function')
  })
}

/** An object that throws on every access. Only the check by fast-check for its clone method returns `false`. */
function trap(): object {
  const has = (_: object, key: PropertyKey) => (key === fc.cloneMethod ? false : throwOdd())
  return new Proxy({}, { get: throwOdd, ownKeys: throwOdd, has, getPrototypeOf: throwOdd })
}

function throwOdd(): never {
  throw new Error('odd')
}

function circular(): object {
  const self: Record<string, unknown> = {}
  self.self = self
  return self
}

function processEnv(): Readonly<Record<string, string | undefined>> {
  return (globalThis as { readonly process?: { readonly env: Record<string, string | undefined> } }).process?.env ?? {}
}
