/** The status of a step. */
export type StepStatus = 'wait' | 'process' | 'finish' | 'error'

/** Returns the status of a step: `finish` before the current step, `wait` after it. */
export function stepStatus(index: number, current: number, currentStatus: StepStatus): StepStatus {
  if (index < current) return 'finish'
  return index === current ? currentStatus : 'wait'
}
