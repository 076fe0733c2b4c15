export type { GridProps } from './Grid.tsx'
export { Grid } from './Grid.tsx'
export type { GridItemProps } from './GridItem.tsx'
export { GridItem } from './GridItem.tsx'
