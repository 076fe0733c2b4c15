/** The height of a bar as a CSS length: a part of it grows with the text size. A bar that is not higher than that part keeps its height. */
export function barHeight(px: number, growingPx: number): string {
  return px > growingPx ? `max(${px}px, calc(${px - growingPx}px + ${growingPx} * var(--sw-text-px)))` : `${px}px`
}

export const navigationBarHeight = (px: number): string => barHeight(px, 28)

export const tabBarHeight = (px: number): string => barHeight(px, 24)
