// Separate chunk: loaded when a movable view mounts that pointers can move or scale.

export { attachPinch } from '../../hooks/gesture/attachPinch.ts'
export { attachPan } from '../../hooks/gesture/pan/attachPan.ts'
export { panListeners, pinchListeners, startThrow } from './moverGestures.ts'
