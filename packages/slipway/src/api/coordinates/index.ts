export type { CoordinateSystem, Coordinates } from '../../base/geo/coordinates.ts'
export type { ConvertCoordinatesOptions } from './coordinates.ts'
export { convertCoordinates, getBearing, getDistance } from './coordinates.ts'
