import type { SwipeCellSide } from './swipeCellProps.ts'

/** Moves the row of a cell by a distance, to show the actions of a side. Without a side the row returns to its closed position. */
export function placeRow(cell: HTMLElement | null, side?: SwipeCellSide, px = 0): void {
  // The attribute stays during the closing animation.
  if (side && cell) cell.dataset.side = side
  for (const each of ['start', 'end'] as const)
    cell?.style.setProperty(`--sw-swipe-cell-${each}`, each === side ? `${px}px` : null)
}
