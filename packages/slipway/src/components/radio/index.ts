export type { RadioEvent, RadioProps } from './Radio.tsx'
export { Radio } from './Radio.tsx'
export type { RadioGroupEvent, RadioGroupProps } from './RadioGroup.tsx'
export { RadioGroup } from './RadioGroup.tsx'
