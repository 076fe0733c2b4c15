/** Moves a longitude by full turns into the range from -180 to less than 180. Keeps 180. */
export function normalizeLongitude(longitude: number): number {
  return Math.abs(longitude) <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180
}
