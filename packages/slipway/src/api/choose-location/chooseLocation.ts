import { ApiError } from '../../base/call/ApiError.ts'
import { abortError, orAborted, refuseAborted } from '../../base/call/abortError.ts'
import { callApi } from '../../base/call/callApi.ts'
import { checkString } from '../../base/call/check.ts'
import { renameError } from '../../base/call/renameError.ts'
import { checkCoordinates } from '../../base/geo/checkCoordinates.ts'
import type { ChosenLocation } from '../../base/map/chosenLocation.ts'
import { isMapPoint } from '../../base/map/isMapPoint.ts'
import { answersIn } from '../../router/page-state/answers.ts'
import { topOf } from '../../router/stack/stack.ts'
import { getCurrentPages } from '../navigation/index.ts'
import { type Opened, openBy } from '../navigation/openBy.ts'

/** Options of `chooseLocation`. */
export interface ChooseLocationOptions {
  /** Keyword that is searched first. Without it, the page lists the places around the centre. */
  readonly keyword?: string | undefined
  /**
   * Latitude of the centre in WGS-84, from -90 to 90. Needs `longitude`.
   * @default the position of the user, for which the browser asks
   */
  readonly latitude?: number | undefined
  /** Longitude of the centre in WGS-84, from -180 to 180. Needs `latitude`. */
  readonly longitude?: number | undefined
  /** Closes the page and cancels the call. Has no effect once the call has resolved. */
  readonly signal?: AbortSignal | undefined
}

const path = '/choose-location'

/**
 * Lets the user choose a place on a map or in a list, with a search.
 *
 * The page is `/choose-location` on top of the stack. The promise resolves with the place that the user confirms, and lives in this
 * document only. If a result must survive a reload, use `usePageResult('/choose-location', listener)` as well.
 *
 * @throws {ApiError} `cancelled` with the text `chooseLocation:fail cancel` if the user leaves the page without a choice;
 * `invalid-argument` if an option has a wrong type or is out of range; `locked` while the page is already shown, or another page opens;
 * `cancelled` or `timeout` if `signal` is aborted; `denied` if a guard blocks the page; `failed` if the page's code cannot be loaded, or
 * a page of the app with the same path returns no place.
 * @platform web, capacitor
 *
 * @example
 * const { name, address, latitude, longitude } = await chooseLocation({ keyword: 'Museum' })
 *
 * Source: specification, sections 2, 8 and 9.
 */
export function chooseLocation(options: ChooseLocationOptions = {}): Promise<ChosenLocation> {
  return callApi('chooseLocation', options, async ({ signal, ...start }) => {
    const url = addressOf(start)
    refuseAborted('chooseLocation', signal)
    if (getCurrentPages().at(-1)?.path === path) throw new ApiError('chooseLocation', 'locked', 'cancel')
    try {
      const opened = await openBy<Opened>('navigateTo', { url }, undefined, () => (page) => page)
      return edgeDistancesIn(await resultOf(opened, signal))
    } catch (error) {
      throw renameError('chooseLocation', error)
    }
  })
}

function addressOf({ keyword, latitude, longitude }: ChooseLocationOptions): string {
  const query: Record<string, string> = {}
  if (keyword !== undefined) {
    checkString('chooseLocation', 'keyword', keyword)
    query.keyword = keyword
  }
  if (latitude !== undefined || longitude !== undefined) {
    const center = checkCoordinates('chooseLocation', { latitude, longitude })
    query.latitude = String(center.latitude)
    query.longitude = String(center.longitude)
  }
  const text = String(new URLSearchParams(query))
  return text ? `${path}?${text}` : path
}

/** The result of the page. If the signal is aborted first, the page is closed, unless another page covers it. */
async function resultOf({ pages, key }: Opened, signal: AbortSignal | undefined): Promise<unknown> {
  const result = answersIn(pages).of(key)
  if (!signal) return result
  try {
    return await orAborted('chooseLocation', signal, () => result)
  } catch (error) {
    // Closing the page rejects the result.
    result.catch(() => {})
    if (signal.aborted && topOf(pages.stack.get()).key === key) await pages.back(1)
    throw signal.aborted ? abortError('chooseLocation', signal) : error
  }
}

function edgeDistancesIn(result: unknown): ChosenLocation {
  const { name, address, latitude, longitude, distance } = Object(result) as Partial<ChosenLocation>
  if (!isMapPoint({ latitude, longitude })) {
    throw new ApiError('chooseLocation', 'failed', 'the page has returned no place')
  }
  return {
    name: String(name ?? ''),
    address: String(address ?? ''),
    latitude: latitude as number,
    longitude: longitude as number,
    ...(typeof distance === 'number' && { distance }),
  }
}
