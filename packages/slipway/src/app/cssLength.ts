/** A length as CSS: a number means pixels, and none stays none. */
export function cssLength<Length extends number | string | undefined>(
  length: Length,
): string | Exclude<Length, number | string> {
  return typeof length === 'number' ? `${length}px` : (length as string | Exclude<Length, number | string>)
}
