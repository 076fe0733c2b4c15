export type { MapApp } from './getMapApps.ts'
export { getMapApps } from './getMapApps.ts'
export type { OpenLocationOptions } from './openLocation.ts'
export { openLocation } from './openLocation.ts'
