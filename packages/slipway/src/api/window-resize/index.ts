export type { WindowResizeHost } from './host.ts'
export type { WindowResizeEvent, WindowSize } from './windowResize.ts'
export { onWindowResize } from './windowResize.ts'
