export { List } from './List.tsx'
export type { ListApi, ListProps, ListScrollOptions, ListSection } from './types.ts'
