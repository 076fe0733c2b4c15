export type { NavigationBarState, NavigationBarViewProps } from '../../router/config/navigationBarTypes.ts'
export { navigationBar } from './navigationBar.ts'
export type {
  NavigationBarButtonTap,
  NavigationBarSearchInputFocus,
  NavigationBarSearchInputText,
} from './navigationBarEvents.ts'
export type {
  NavigationBarButton,
  NavigationBarButtonType,
  NavigationBarOptions,
  NavigationBarSearchInput,
} from './navigationBarOptions.ts'
export { useNavigationBar } from './useNavigationBar.ts'
export {
  useNavigationBarButtonTap,
  useNavigationBarSearchInputChanged,
  useNavigationBarSearchInputClicked,
  useNavigationBarSearchInputConfirmed,
  useNavigationBarSearchInputFocusChanged,
} from './useNavigationBarEvents.ts'
export { useNavigationBarTitle } from './useNavigationBarTitle.ts'
