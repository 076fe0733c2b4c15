export { List } from './List.tsx'
export type { ListHandle, ListProps, ListScrollOptions, ListSection } from './types.ts'
