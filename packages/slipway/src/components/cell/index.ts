export type { CellLinkProps, CellProps } from './Cell.tsx'
export { Cell } from './Cell.tsx'
export type { CellGroupProps } from './CellGroup.tsx'
export { CellGroup } from './CellGroup.tsx'
