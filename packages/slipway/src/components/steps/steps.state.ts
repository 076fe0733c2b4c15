/** How far a step is. */
export type StepStatus = 'wait' | 'process' | 'finish' | 'error'

/** The status of a step: those before the current one are finished, those after it wait. */
export function stepStatus(index: number, current: number, currentStatus: StepStatus): StepStatus {
  if (index < current) return 'finish'
  return index === current ? currentStatus : 'wait'
}
