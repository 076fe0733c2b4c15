import type { WindowSide } from '../../base/page/windowsState.ts'
import type { PageConfig, SideWindows } from './config.ts'

/** The windows of an app by their physical sides. `start` and `end` change sides with the direction of the text. */
export type WindowsBySide = Pick<SideWindows, WindowSide>

/** Returns the windows of an app by their physical sides. */
export function windowsBySide({ top, left, right, start, end }: SideWindows, isRightToLeft: boolean): WindowsBySide {
  const [atLeft = left, atRight = right] = isRightToLeft ? [end, start] : [start, end]
  return { ...(top && { top }), ...(atLeft && { left: atLeft }), ...(atRight && { right: atRight }) }
}

/** Returns the flags of a page, which turn windows off, by the physical sides of the windows. */
export function windowFlagsBySide(
  { topWindow, leftWindow, rightWindow, startWindow, endWindow }: PageConfig,
  isRightToLeft: boolean,
): Pick<PageConfig, `${WindowSide}Window`> {
  const [atLeft, atRight] = isRightToLeft ? [endWindow, startWindow] : [startWindow, endWindow]
  return {
    topWindow: topWindow !== false,
    leftWindow: leftWindow !== false && atLeft !== false,
    rightWindow: rightWindow !== false && atRight !== false,
  }
}
