/** How many decimals a number is written with: 2 of 0.25, 7 of 1e-7, 0 of what is no number. */
export function decimalsOf(number: number): number {
  const [digits = '', exponent = 0] = String(number).split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}
