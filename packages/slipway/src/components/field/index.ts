export type { FieldProps } from './Field.tsx'
export { Field } from './Field.tsx'
