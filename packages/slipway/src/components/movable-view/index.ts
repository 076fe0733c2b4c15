export { MovableArea, type MovableAreaProps } from './MovableArea.tsx'
export {
  type MovableChangeDetail,
  type MovableScaleDetail,
  MovableView,
  type MovableViewProps,
} from './MovableView.tsx'
export type { MovableDirection } from './movableView.state.ts'
export type { MovableSource } from './mover.state.ts'
