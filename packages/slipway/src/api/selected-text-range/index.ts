export { type GetSelectedTextRangeOptions, getSelectedTextRange } from './getSelectedTextRange.ts'
export type { SelectedTextRange, SelectedTextRangeHost } from './host.ts'
