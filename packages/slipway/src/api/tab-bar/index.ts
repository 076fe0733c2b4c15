export type {
  SetTabBarBadgeOptions,
  SetTabBarItemOptions,
  SetTabBarStyleOptions,
  TabBarIndex,
  TabBarMotion,
} from './tabBar.ts'
export {
  hideTabBar,
  hideTabBarRedDot,
  onTabBarMidButtonTap,
  removeTabBarBadge,
  setTabBarBadge,
  setTabBarItem,
  setTabBarStyle,
  showTabBar,
  showTabBarRedDot,
} from './tabBar.ts'
