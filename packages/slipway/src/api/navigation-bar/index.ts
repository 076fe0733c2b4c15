export type { NavigationBarRect } from './contentRect.ts'
export type { AreaEdges, NavigationBarHost, UncoveredArea } from './host.ts'
export type {
  NavigationBarAnimation,
  NavigationBarTimingFunc,
  SetNavigationBarColorOptions,
  SetNavigationBarTitleOptions,
} from './navigationBar.ts'
export {
  getNavigationBarRect,
  hideNavigationBarLoading,
  setNavigationBarColor,
  setNavigationBarTitle,
  showNavigationBarLoading,
} from './navigationBar.ts'
