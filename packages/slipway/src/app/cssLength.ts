/** A length as CSS: a number means pixels. */
export function cssLength(length: number | string): string {
  return typeof length === 'number' ? `${length}px` : length
}
