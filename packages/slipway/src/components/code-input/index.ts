export type { CodeInputCompleteEvent, CodeInputEvent, CodeInputProps, CodeInputType } from './CodeInput.tsx'
export { CodeInput } from './CodeInput.tsx'
