export type {
  AddMarkersOptions,
  IncludePointsOptions,
  MoveAlongOptions,
  MoveToLocationOptions,
  TranslateMarkerOptions,
} from './commands.ts'
export type { MapContextHost } from './host.ts'
export type { MapContext, OpenMapAppOptions } from './mapContext.ts'
export { createMapContext } from './mapContext.ts'
