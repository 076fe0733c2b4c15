export type { WindowStyle } from '../../base/windowsState.ts'
export type { PageWindowOptions, WindowOptions, WindowProps, WindowsConfig, WindowsOptions } from './windows.ts'
export { windows } from './windows.ts'
