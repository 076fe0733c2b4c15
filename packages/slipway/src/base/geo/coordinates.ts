/** A point on the earth, in decimal degrees. */
export interface Coordinates {
  /** From -90 (south) to 90 (north). */
  readonly latitude: number
  /** From -180 (west) to 180 (east). */
  readonly longitude: number
}

/**
 * System in which coordinates are measured.
 *
 * - `wgs84`: GPS, browsers, OpenStreetMap and most other maps.
 * - `gcj02`: maps of mainland China, such as AMap, Tencent and Google Maps there. Shifted by up to 700 metres.
 * - `bd09`: Baidu's maps. Shifted by 700 to 1500 metres.
 */
export type CoordinateSystem = 'wgs84' | 'gcj02' | 'bd09'
