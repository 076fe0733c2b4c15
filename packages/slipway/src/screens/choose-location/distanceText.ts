/** A distance with its unit, as short as the language allows: `350 m`, `1.2 km`. */
export function distanceText(meters: number, locale: string): string {
  const [value, unit] = meters < 1_000 ? [meters, 'meter'] : [meters / 1_000, 'kilometer']
  const maximumFractionDigits = unit === 'kilometer' && value < 10 ? 1 : 0
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value)
}
