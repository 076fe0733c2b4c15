import { host as platformHost } from '#host/selected-text-range'
import { ApiError } from '../../base/call/ApiError.ts'
import { callApi } from '../../base/call/callApi.ts'
import type { SelectedTextRange, SelectedTextRangeHost } from './host.ts'

/** Options of `getSelectedTextRange`; currently empty. */
export type GetSelectedTextRangeOptions = Readonly<Record<never, never>>

/**
 * Returns the selection of the focused text field.
 *
 * @throws {ApiError} `not-found` (`no focused`) if no text field is focused; `unsupported` for a field of type `email` or `number`,
 * whose selection browsers do not return; `invalid-argument` if `options` is not an object; `unavailable` without a document.
 * @platform web, capacitor
 *
 * @example
 * const { start, end } = await getSelectedTextRange()
 * setText(text.slice(0, start) + emoji + text.slice(end))
 *
 * Source: specification, section 8.
 */
export function getSelectedTextRange(
  options: GetSelectedTextRangeOptions = {},
  host: SelectedTextRangeHost = platformHost,
): Promise<SelectedTextRange> {
  return callApi('getSelectedTextRange', options, () => {
    const range = host.read()
    if (range) return range
    throw new ApiError('getSelectedTextRange', 'not-found', 'no focused')
  })
}
