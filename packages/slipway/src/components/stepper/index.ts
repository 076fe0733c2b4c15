export type { StepperEvent, StepperProps } from './Stepper.tsx'
export { Stepper } from './Stepper.tsx'
