/** Converts a length to CSS: a number means pixels; `undefined` stays `undefined`. */
export function cssLength<Length extends number | string | undefined>(
  length: Length,
): string | Exclude<Length, number | string> {
  return typeof length === 'number' ? `${length}px` : (length as string | Exclude<Length, number | string>)
}
