export type { SaveFileToDeviceHost } from './host.ts'
export { type SaveFileToDeviceOptions, saveFileToDevice } from './saveFileToDevice.ts'
