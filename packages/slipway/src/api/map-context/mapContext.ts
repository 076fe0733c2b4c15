import { host as platformHost } from '#host/map-context'
import { callApi } from '../../base/call/callApi.ts'
import { refusal } from '../../base/call/check.ts'
import { checkNumber } from '../../base/call/checkValue.ts'
import { checkCoordinates } from '../../base/geo/checkCoordinates.ts'
import type { MapClusterOptions, MapPoint, MapRegion } from '../../base/map/mapObjects.ts'
import { type ContextTarget, scopedTarget } from '../query-scope/scopedTarget.ts'
import type {
  AddMarkersOptions,
  IncludePointsOptions,
  MapCommands,
  MoveAlongOptions,
  MoveToLocationOptions,
  TranslateMarkerOptions,
} from './commands.ts'
import type { MapContextHost } from './host.ts'
import { mapAppUrl } from './mapAppUrl.ts'

/** Options of `openMapApp`. */
export interface OpenMapAppOptions extends MapPoint {
  /** Name of the place. */
  readonly destination?: string | undefined
}

/** Commands of a map. Each call rejects with `not-found` if the map is not mounted, or is unmounted before the call ends. */
export interface MapContext {
  /** Resolves with the centre of the map. */
  getCenterLocation(): Promise<MapPoint>
  /** Resolves with the zoom level. */
  getScale(): Promise<{ readonly scale: number }>
  /** Resolves with the region that the map shows. */
  getRegion(): Promise<MapRegion>
  /**
   * Moves the map to a point, or to the position of the user. Resolves when the motion has ended.
   *
   * @throws {ApiError} `unavailable` without a point if the map does not show the position of the user, or does not know it yet.
   */
  moveToLocation(options?: MoveToLocationOptions): Promise<void>
  /** Moves and zooms the map so that it shows all points. Resolves when the motion has ended. */
  includePoints(options: IncludePointsOptions): Promise<void>
  /**
   * Moves a marker to a point. Resolves when the motion has ended, or another motion of the marker has begun. The marker stays there
   * until the app gives it another position.
   *
   * @throws {ApiError} `not-found` if there is no marker with this id.
   */
  translateMarker(options: TranslateMarkerOptions): Promise<void>
  /**
   * Moves a marker along a path. Resolves as `translateMarker` does.
   *
   * @throws {ApiError} `not-found` if there is no marker with this id.
   */
  moveAlong(options: MoveAlongOptions): Promise<void>
  /** Adds markers to those of the prop. */
  addMarkers(options: AddMarkersOptions): Promise<void>
  /**
   * Removes markers that were added by `addMarkers`, or that are in the prop, until the prop changes.
   *
   * @throws {ApiError} `not-found` if there is no marker with one of the ids; then no marker is removed.
   */
  removeMarkers(options: { readonly markerIds: readonly number[] }): Promise<void>
  /** Begins to combine close markers to clusters, as the prop `cluster` does. */
  initMarkerCluster(options?: MapClusterOptions): Promise<void>
  /** Resolves with the position of a point, in pixels from the upper left corner of the map. It may be outside of the map. */
  toScreenLocation(options: MapPoint): Promise<{ readonly x: number; readonly y: number }>
  /** Resolves with the point at a position, in pixels from the upper left corner of the map. */
  fromScreenLocation(options: { readonly x: number; readonly y: number }): Promise<MapPoint>
  /**
   * Shows a point in a map app of the device: Apple's maps, an Android app, or OpenStreetMap in a window. Call it in a click.
   *
   * @throws {ApiError} `unavailable` if the browser blocks the window.
   */
  openMapApp(options: OpenMapAppOptions): Promise<void>
}

/**
 * Creates a context that commands a `Map`. All its methods return promises.
 *
 * @param refOrId The map's `id`, in the page that is current now; a React ref to the map; or its element.
 * @throws {ApiError} `invalid-argument` if `refOrId` has another type.
 * @platform web, capacitor
 *
 * @example
 * const map = createMapContext(ref)
 * await map.translateMarker({ markerId: 1, destination: { latitude: 38.72, longitude: -9.14 }, duration: 2_000 })
 *
 * Source: specification, section 8 (`cannot find marker with id`).
 */
export function createMapContext(refOrId: ContextTarget, host: MapContextHost = platformHost): MapContext {
  const target = scopedTarget('createMapContext', 'refOrId', refOrId)
  const call = (name: Name, options: object, run: (commands: MapCommands, options: never) => unknown) =>
    callApi(name, options, async (given) => {
      checks[name](name, given as never)
      return run(await host.commandsOf(target), given as never)
    })
  const methods = Object.keys(checks).map((key) => {
    const name = key as Exclude<Name, 'openMapApp'>
    return [name, (options = {}) => call(name, options, (commands, given) => commands[name](given))]
  })
  return {
    ...(Object.fromEntries(methods) as MapContext),
    openMapApp: (options) =>
      call('openMapApp', options, (_, { destination = '', ...point }: OpenMapAppOptions) =>
        host.open(mapAppUrl(host.mapApp(), point, destination)),
      ) as Promise<void>,
  }
}

type Name = keyof MapContext

/** The checks of the options of each call. */
const checks: { readonly [Call in Name]: (api: string, options: Required<Parameters<MapContext[Call]>>[0]) => void } = {
  getCenterLocation() {},
  getScale() {},
  getRegion() {},
  moveToLocation(api, options) {
    if (options.latitude !== undefined || options.longitude !== undefined) checkCoordinates(api, options)
  },
  includePoints: (api, { points }) => checkPoints(api, 'points', points),
  translateMarker(api, { markerId, destination, duration = 0, rotate = 0 }) {
    checkNumber(api, 'markerId', markerId)
    checkCoordinates(api, destination, 'destination')
    checkNumber(api, 'duration', duration, 0)
    checkNumber(api, 'rotate', rotate)
  },
  moveAlong(api, { markerId, path, duration }) {
    checkNumber(api, 'markerId', markerId)
    checkPoints(api, 'path', path)
    checkNumber(api, 'duration', duration, 0)
  },
  addMarkers(api, { markers }) {
    checkPoints(api, 'markers', markers)
    for (const { id } of markers) checkNumber(api, 'id', id)
  },
  removeMarkers(api, { markerIds }) {
    checkList(api, 'markerIds', markerIds)
    for (const id of markerIds) checkNumber(api, 'markerIds', id)
  },
  initMarkerCluster: (api, { gridSize = 1 }) => checkNumber(api, 'gridSize', gridSize, 1),
  toScreenLocation: checkCoordinates,
  fromScreenLocation(api, { x, y }) {
    checkNumber(api, 'x', x)
    checkNumber(api, 'y', y)
  },
  openMapApp: checkCoordinates,
}

function checkList(api: string, field: string, value: unknown): void {
  if (!Array.isArray(value)) throw refusal(api, `${field} must be a list`)
}

function checkPoints(api: string, field: string, value: readonly MapPoint[]): void {
  checkList(api, field, value)
  for (const [index, point] of value.entries()) checkCoordinates(api, point, `${field}[${index}]`)
}
