export { SwipeCell, type SwipeCellAction, type SwipeCellProps } from './SwipeCell.tsx'
