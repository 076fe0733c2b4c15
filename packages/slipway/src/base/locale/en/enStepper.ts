/** English texts of `Stepper`. */
export const enStepper = {
  'stepper.decrease': 'Decrease',
  'stepper.increase': 'Increase',
} as const
