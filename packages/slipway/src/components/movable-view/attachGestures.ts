// Separate chunk: loaded when a movable view mounts that pointers can move or scale.
export { attachPan } from '../../hooks/gesture/attachPan.ts'
export { attachPinch } from '../../hooks/gesture/attachPinch.ts'
