export { attachPan } from '../../hooks/gesture/attachPan.ts'
export { attachPinch } from '../../hooks/gesture/attachPinch.ts'
export { panListeners, pinchListeners, startThrow } from './moverGestures.ts'
