export type { LocationCardProps } from './LocationCard.tsx'
export { LocationCard } from './LocationCard.tsx'
export type { LocationMapProps } from './LocationMap.tsx'
export { LocationMap } from './LocationMap.tsx'
// biome-ignore lint/style/noDefaultExport: a page module's default export is the page.
export { OpenLocation as default, OpenLocation } from './OpenLocation.tsx'
export type { ShownLocation } from './query.ts'
export { readLocation } from './query.ts'
