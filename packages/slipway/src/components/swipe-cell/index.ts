export { SwipeCell } from './SwipeCell.tsx'
export type { SwipeCellAction, SwipeCellProps, SwipeCellSide } from './swipeCellProps.ts'
