import { ApiError } from './ApiError.ts'

/** Headers as callers pass them. */
export type GivenHeaders = Readonly<Record<string, string | number | undefined>>

/** Converts an argument to the form in which it is sent. Throws `invalid-argument` if the conversion fails. */
export function sendable<Value>(api: string, field: string, shape: () => Value): Value {
  try {
    return shape()
  } catch (cause) {
    const reason = cause instanceof Error ? `: ${cause.message}` : ''
    throw new ApiError(api, 'invalid-argument', `${field} cannot be sent${reason}`, { cause })
  }
}

/** Creates the headers of a request, without headers whose value is `undefined`. */
export function sendableHeaders(api: string, header: GivenHeaders = {}): Headers {
  return sendable(api, 'header', () => {
    const given = Object.entries(header).filter((entry) => entry[1] !== undefined)
    return new Headers(given.map(([name, value]) => [name, String(value)]))
  })
}
