/** A time in seconds as screen readers announce it: `1 minute 5 seconds`. */
export function spokenTime(seconds: number, locale: string): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const parts = [
    ['hour', Math.floor(whole / 3_600)],
    ['minute', Math.floor(whole / 60) % 60],
    ['second', whole % 60],
  ] as const
  const shown = parts.filter(([unit, value]) => value > 0 || (unit === 'second' && whole === 0))
  return shown
    .map(([unit, value]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value))
    .join(' ')
}
