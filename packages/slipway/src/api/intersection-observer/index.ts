export type { ViewMargins } from '../../base/page/margins.ts'
export type { NodeTarget } from '../query-scope/scope.ts'
export type { IntersectionEvent, IntersectionObserverHost, Observation } from './host.ts'
export {
  createIntersectionObserver,
  type IntersectionObserverOptions,
  type PageIntersectionObserver,
} from './intersectionObserver.ts'
