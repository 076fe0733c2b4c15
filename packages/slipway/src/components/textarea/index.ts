export type { TextareaProps, TextareaTextEvent } from './Textarea.tsx'
export { Textarea } from './Textarea.tsx'
