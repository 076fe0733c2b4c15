import { host as platformHost } from '#host/map-context'
import { callNow } from '../../base/call/callNow.ts'
import { checkString } from '../../base/call/check.ts'
import { checkCoordinates } from '../../base/geo/checkCoordinates.ts'
import { enMapApps } from '../../base/locale/en/enMapApps.ts'
import { words } from '../../base/locale/words.ts'
import { mapProvider } from '../../base/map/currentMapProvider.ts'
import type { Destination } from '../../base/map/mapProvider.ts'
import type { MapContextHost } from '../map-context/host.ts'
import { mapAppUrl } from '../map-context/mapAppUrl.ts'
import { osmDirectionsUrl } from '../map-provider/osm/osmLinks.ts'

/** An app or a web site that can navigate to a place. */
export interface MapApp {
  /**
   * - `provider`: the navigation of the app's map provider.
   * - `apple`: Apple's maps, on devices that have them.
   * - `device`: the map app that the user of an Android device chooses.
   * - `openstreetmap`: the web site of OpenStreetMap, on other devices without a map provider.
   */
  readonly id: 'provider' | 'apple' | 'device' | 'openstreetmap'
  /** Name for the user. */
  readonly name: string
  /** Address for a link to the navigation. */
  readonly url: string
}

/**
 * Returns the apps that can navigate to a place on this device, at least one: the navigation of the app's `mapProvider`, then the map
 * app of the device. Other devices get a link to OpenStreetMap, unless the provider has a navigation. Sends nothing.
 *
 * @throws {ApiError} `invalid-argument` if the coordinates are not numbers in their range, or `name` or `address` is not a string.
 * @platform web, capacitor
 *
 * @example
 * const [{ name, url }] = getMapApps({ latitude: 48.8584, longitude: 2.2945, name: 'Eiffel Tower' })
 * // 'Apple Maps', 'https://maps.apple.com/?daddr=48.8584,2.2945'
 *
 * Source: specification, section 2.
 */
export function getMapApps(
  destination: Destination,
  host: Pick<MapContextHost, 'mapApp'> = platformHost,
): readonly MapApp[] {
  return callNow('getMapApps', () => {
    const point = checkCoordinates('getMapApps', destination)
    const { name, address } = destination
    for (const [field, text] of Object.entries({ name, address })) {
      if (text !== undefined) checkString('getMapApps', field, text)
    }
    const to: Destination = { ...point, name, address }
    const provider = mapProvider()
    const apps: MapApp[] = []
    if (provider?.directionsUrl) {
      const { name: app, directionsName = app, directionsUrl } = provider
      apps.push({ id: 'provider', name: directionsName, url: directionsUrl(to) })
    }
    const own = deviceApp(host.mapApp(), to)
    if (own) apps.push(own)
    return apps.length > 0 ? apps : [{ id: 'openstreetmap', name: 'OpenStreetMap', url: osmDirectionsUrl(to) }]
  })
}

function deviceApp(app: ReturnType<MapContextHost['mapApp']>, to: Destination): MapApp | undefined {
  const { latitude, longitude, name = '' } = to
  if (app === 'apple') {
    return { id: 'apple', name: 'Apple Maps', url: `https://maps.apple.com/?daddr=${latitude},${longitude}` }
  }
  return app === 'geo'
    ? { id: 'device', name: words(enMapApps)['mapApps.device'], url: mapAppUrl('geo', to, name) }
    : undefined
}
