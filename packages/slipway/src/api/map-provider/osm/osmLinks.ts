import type { Destination } from '../../../base/map/mapProvider.ts'

/** The notice that OpenStreetMap requires for its data. Source: openstreetmap.org/copyright. */
export const osmAttribution = '© OpenStreetMap contributors'

/** Link to the navigation of openstreetmap.org. */
export function osmDirectionsUrl({ latitude, longitude }: Destination): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
}
