export { attachPan } from '../../hooks/gesture/attachPan.ts'
export { attachPinch } from '../../hooks/gesture/attachPinch.ts'
export { friction } from '../../hooks/gesture/fling.state.ts'
export { startFling } from '../../hooks/gesture/startFling.ts'
