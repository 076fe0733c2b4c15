export type {
  PageWindowOptions,
  SideWindowOptions,
  WindowOptions,
  WindowProps,
  WindowsConfig,
  WindowsOptions,
} from './windowsConfig.ts'
export { windows } from './windowsConfig.ts'
