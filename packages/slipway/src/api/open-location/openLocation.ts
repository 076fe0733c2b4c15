import { abortError, refuseAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkString } from '../../base/call/check.ts'
import { checkNumber } from '../../base/call/checkValue.ts'
import { renameError } from '../../base/call/renameError.ts'
import { checkCoordinates } from '../../base/geo/checkCoordinates.ts'
import type { Coordinates } from '../../base/geo/coordinates.ts'
import { getCurrentPages, navigateBack } from '../navigation/index.ts'
import { openBy } from '../navigation/openBy.ts'

/** Options of `openLocation`. The coordinates are in WGS-84; `convertCoordinates` converts others. */
export interface OpenLocationOptions extends Coordinates {
  /**
   * Zoom level of the map. Values below 5 or above 18 are replaced by the nearest allowed value.
   * @default mapDefaults.openLocationScale (18)
   */
  readonly scale?: number | undefined
  /** Name of the place. */
  readonly name?: string | undefined
  /** Address of the place. */
  readonly address?: string | undefined
  /** Cancels the call; a page that is just opening closes again. Has no effect once the call has resolved. */
  readonly signal?: AbortSignal | undefined
}

const path = '/open-location'

/**
 * Shows a place on a map, with a button that starts the navigation in a map app.
 *
 * Resolves once the page is shown. It is the page `/open-location` on top of the stack, so Back closes it, and a reload shows it
 * again. While the page is shown, a further call replaces its place.
 *
 * @throws {ApiError} `invalid-argument` if the coordinates are not numbers in their range, or another option has a wrong type;
 * `cancelled` or `timeout` if `signal` is aborted first; `locked` while another page opens; `denied` if a guard blocks the page;
 * `failed` if the page's code cannot be loaded.
 * @platform web, capacitor
 *
 * @example
 * await openLocation({ latitude: 48.8584, longitude: 2.2945, name: 'Eiffel Tower', address: 'Paris' })
 *
 * Source: specification, sections 2 and 5.
 */
export function openLocation(options: OpenLocationOptions): Promise<void> {
  return callApi('openLocation', options, open)
}

async function open({ signal, scale, name, address, ...point }: OpenLocationOptions): Promise<void> {
  const query: Record<string, string> = {}
  for (const [field, value] of Object.entries(checkCoordinates('openLocation', point))) query[field] = String(value)
  if (scale !== undefined) {
    checkNumber('openLocation', 'scale', scale)
    query.scale = String(scale)
  }
  for (const [field, text] of Object.entries({ name, address })) {
    if (text === undefined) continue
    checkString('openLocation', field, text)
    query[field] = text
  }
  refuseAborted('openLocation', signal)
  const url = `${path}?${new URLSearchParams(query)}`
  await openBy(isShown() ? 'redirectTo' : 'navigateTo', { url }).catch((error: unknown) => {
    throw renameError('openLocation', error)
  })
  if (!signal?.aborted) return
  if (isShown()) await navigateBack()
  throw abortError('openLocation', signal)
}

const isShown = () => getCurrentPages().at(-1)?.path === path
