/** Position on the square of the Web Mercator map from west (0) to east (1). */
export const mercatorX = (longitude: number): number => longitude / 360 + 0.5

/** Position on the square of the Web Mercator map from north (0) to south (1). The poles, which are infinitely far, are at 89.5°. */
export function mercatorY(latitude: number): number {
  const bounded = Math.min(89.5, Math.max(-89.5, latitude))
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360)) / (2 * Math.PI)
}
