// biome-ignore lint/style/noDefaultExport: a page module's default export is the page.
export { ChooseLocation as default, ChooseLocation } from './ChooseLocation.tsx'
export type { ChooserMapProps } from './ChooserMap.tsx'
export { ChooserMap } from './ChooserMap.tsx'
export type {
  ChooserEvent,
  ChooserState,
  ListState,
  PlaceQuery,
  PlaceRequest,
  Problem,
  Target,
} from './chooseLocation.state.ts'
export type { PlaceListProps } from './PlaceList.tsx'
export { PlaceList } from './PlaceList.tsx'
export type { PlaceSearchProps } from './PlaceSearch.tsx'
export { PlaceSearch } from './PlaceSearch.tsx'
export type { LocationChooser } from './useChooser.ts'
export { useChooser } from './useChooser.ts'
