/** Returns the number of decimal places of a number: 2 for 0.25, 7 for 1e-7, 0 for `NaN`. */
export function decimalsOf(number: number): number {
  const [digits = '', exponent = 0] = String(number).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}
