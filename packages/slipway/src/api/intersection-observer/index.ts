export type { Margins } from '../../base/margins.ts'
export type { IntersectionEvent, IntersectionObserverHost, Observation, ObservedNode } from './host.ts'
export {
  createIntersectionObserver,
  type IntersectionObserverOptions,
  type PageIntersectionObserver,
} from './intersectionObserver.ts'
