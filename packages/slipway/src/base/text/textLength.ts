/**
 * A font size as a CSS length. A number is pixels at the usual text size; they grow with the text size that the user has set in the
 * browser.
 */
export function textLength<Size extends number | string | undefined>(size: Size): string | Exclude<Size, number> {
  return typeof size === 'number' ? `calc(${size} * var(--sw-text-px))` : (size as Exclude<Size, number>)
}
