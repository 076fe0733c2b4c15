export type { InputProps, InputTextEvent, InputType } from './Input.tsx'
export { Input } from './Input.tsx'
