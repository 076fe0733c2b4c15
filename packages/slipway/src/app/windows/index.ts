export type {
  PageWindowOptions,
  SideWindowOptions,
  WindowOptions,
  WindowProps,
  WindowsConfig,
  WindowsOptions,
} from './windows.ts'
export { windows } from './windows.ts'
