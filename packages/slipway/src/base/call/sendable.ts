import { ApiError } from './ApiError.ts'

/** Headers as callers give them. */
export type GivenHeaders = Readonly<Record<string, string | number | undefined>>

/** Brings an argument into the shape in which it is sent; what has none is the caller's mistake, `invalid-argument`. */
export function sendable<Value>(api: string, field: string, shape: () => Value): Value {
  try {
    return shape()
  } catch (cause) {
    const reason = cause instanceof Error ? `: ${cause.message}` : ''
    throw new ApiError(api, 'invalid-argument', `${field} cannot be sent${reason}`, { cause })
  }
}

/** The headers that a caller has given, without those that have no value. */
export function sendableHeaders(api: string, header: GivenHeaders = {}): Headers {
  return sendable(api, 'header', () => {
    const given = Object.entries(header).filter((entry) => entry[1] !== undefined)
    return new Headers(given.map(([name, value]) => [name, String(value)]))
  })
}
