/** A time in seconds as a clock shows it: `0:05`, `1:02:03`. Negative and unknown times are `0:00`. */
export function formatTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60]
  const parts = hours > 0 ? [hours, twoDigits(minutes)] : [minutes]
  return [...parts, twoDigits(whole % 60)].join(':')
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
