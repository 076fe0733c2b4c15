export type { HeadProps, HeadState } from '../../router/config/config.ts'
export type {
  NavigationBarButtonTap,
  NavigationBarSearchInputFocus,
  NavigationBarSearchInputText,
} from './headEvents.ts'
export { pageHead } from './pageHead.ts'
export type { HeadButton, HeadButtonType, HeadSearchInput, PageHeadOptions } from './pageHeadOptions.ts'
export {
  useNavigationBarButtonTap,
  useNavigationBarSearchInputChanged,
  useNavigationBarSearchInputClicked,
  useNavigationBarSearchInputConfirmed,
  useNavigationBarSearchInputFocusChanged,
} from './useHeadEvents.ts'
export { useNavigationBarTitle } from './useNavigationBarTitle.ts'
export { usePageHead } from './usePageHead.ts'
