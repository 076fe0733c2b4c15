export type { GetClipboardDataOptions, GetClipboardDataResult, SetClipboardDataOptions } from './clipboard.ts'
export { getClipboardData, setClipboardData } from './clipboard.ts'
export type { ClipboardHost } from './host.ts'
