import { metersPerPixel } from './mercator.ts'

/** The bar that shows the scale of a map. */
export interface ScaleBar {
  /** The distance that the bar covers: 1, 2 or 5 times a power of ten. */
  readonly meters: number
  readonly widthPx: number
}

/** The longest round distance whose bar is at most `maxPx` wide. */
export function scaleBarAt(latitude: number, zoom: number, maxPx: number): ScaleBar {
  const perPixel = metersPerPixel(latitude, zoom)
  const power = 10 ** Math.floor(Math.log10(perPixel * maxPx))
  const meters = power * ([5, 2].find((factor) => power * factor <= perPixel * maxPx) ?? 1)
  return { meters, widthPx: meters / perPixel }
}
