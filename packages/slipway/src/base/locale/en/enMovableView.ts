/** English texts of `MovableView`. */
export const enMovableView = {
  'movableView.role': 'movable',
  'movableView.label': 'Item',
  'movableView.place': '{x} pixels from the left, {y} from the top',
  'movableView.size': 'Size: {percent} %',
} as const
