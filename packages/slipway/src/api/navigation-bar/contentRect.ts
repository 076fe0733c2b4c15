import type { AreaEdges, UncoveredArea } from './host.ts'

/** Result of `getNavigationBarRect`: an area of the window, in CSS pixels from the window's top left corner. */
export interface NavigationBarRect {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
  readonly width: number
  readonly height: number
}

/** Returns the uncovered part of a navigation bar. An area that is completely covered has a width or a height of 0. */
export function contentRect(bar: AreaEdges, { titleBar, ...uncovered }: UncoveredArea): NavigationBarRect {
  const area = overlap(bar, uncovered)
  // The controls of the window are beside the title bar, so they cover only a navigation bar at the same height.
  const isBesideControls = titleBar && area.top < titleBar.bottom && area.bottom > titleBar.top
  const { top, bottom, left, right } = isBesideControls
    ? overlap(area, { ...area, left: titleBar.left, right: titleBar.right })
    : area
  const [width, height] = [Math.max(0, right - left), Math.max(0, bottom - top)]
  return { top, right: left + width, bottom: top + height, left, width, height }
}

const overlap = (one: AreaEdges, other: AreaEdges): AreaEdges => ({
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
  left: Math.max(one.left, other.left),
})
