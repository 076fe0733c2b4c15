export type { ProgressEvent, ProgressProps } from './Progress.tsx'
export { Progress } from './Progress.tsx'
