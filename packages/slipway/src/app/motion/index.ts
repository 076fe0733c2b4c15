export type { MotionLook, PoseShift, Presentation } from '../../router/config/config.ts'
export type { EdgeSwipe, EdgeSwipeOptions } from '../edge-swipe/edgeSwipe.ts'
export { edgeSwipe } from '../edge-swipe/edgeSwipe.ts'
export { androidLook, iosLook, modalPresentation } from './looks.ts'
