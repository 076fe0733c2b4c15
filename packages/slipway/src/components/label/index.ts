export type { LabelProps } from './Label.tsx'
export { Label } from './Label.tsx'
