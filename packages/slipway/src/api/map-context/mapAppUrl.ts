import type { MapPoint } from '../../base/map/mapObjects.ts'

/** The address that shows a place in a map app: Apple's maps, an app for `geo:` addresses, or OpenStreetMap in the browser. */
export function mapAppUrl(app: 'apple' | 'geo' | 'web', { latitude, longitude }: MapPoint, name: string): string {
  const at = `${latitude},${longitude}`
  switch (app) {
    case 'apple':
      return `https://maps.apple.com/?ll=${at}&q=${encodeURIComponent(name || at)}`
    case 'geo':
      return `geo:${at}?q=${at}${name && encodeURIComponent(`(${name})`)}`
    case 'web':
      return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
  }
}
