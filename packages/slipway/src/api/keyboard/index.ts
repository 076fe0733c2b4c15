export type { KeyboardHost } from './host.ts'
export type { HideKeyboardOptions, KeyboardHeightEvent } from './keyboard.ts'
export { hideKeyboard, onKeyboardHeightChange } from './keyboard.ts'
