export type { CheckboxEvent, CheckboxProps } from './Checkbox.tsx'
export { Checkbox } from './Checkbox.tsx'
export type { CheckboxGroupEvent, CheckboxGroupProps } from './CheckboxGroup.tsx'
export { CheckboxGroup } from './CheckboxGroup.tsx'
