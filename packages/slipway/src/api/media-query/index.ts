export type { MediaDescriptor } from '../../base/page/mediaText.ts'
export type { MediaQueryHost } from './host.ts'
export { createMediaQueryObserver, type MediaQueryEvent, type MediaQueryObserver } from './mediaQuery.ts'
