/** The words of `Stepper`. */
export const enStepper = {
  'stepper.decrease': 'Decrease',
  'stepper.increase': 'Increase',
} as const
