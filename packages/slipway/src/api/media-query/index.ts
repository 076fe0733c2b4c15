export type { MediaDescriptor } from '../../base/mediaText.ts'
export type { MediaQueryHost } from './host.ts'
export { createMediaQueryObserver, type MediaQueryEvent, type MediaQueryObserver } from './mediaQuery.ts'
