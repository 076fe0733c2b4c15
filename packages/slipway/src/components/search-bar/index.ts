export type { SearchBarProps, SearchEvent } from './SearchBar.tsx'
export { SearchBar } from './SearchBar.tsx'
