export type { ProgressEndEvent, ProgressProps } from './Progress.tsx'
export { Progress } from './Progress.tsx'
