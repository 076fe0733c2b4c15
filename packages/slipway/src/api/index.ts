// Made by `npm run gen` from the folders beside it.
export type { AppError, AppHost, LaunchOptions, UnhandledRejection } from './app/index.ts'
export {
  getEnterOptionsSync,
  getLaunchOptionsSync,
  onAppHide,
  onAppShow,
  onError,
  onUnhandledRejection,
} from './app/index.ts'
export { arrayBufferToBase64, base64ToArrayBuffer } from './base64/index.ts'
export type { ClipboardHost, GetClipboardDataResult, SetClipboardDataOptions } from './clipboard/index.ts'
export { getClipboardData, setClipboardData } from './clipboard/index.ts'
export type { AppEvents, EventBus } from './event-bus/index.ts'
export { createEventBus, eventBus } from './event-bus/index.ts'
export type { IdentityHost, Token, TokenAuthOptions } from './identity/index.ts'
export {
  decodeToken,
  getToken,
  getTokenText,
  hasPermission,
  hasRole,
  isTokenValid,
  onTokenChange,
  setToken,
  tokenAuth,
} from './identity/index.ts'
export type { InterceptedAnswer, InterceptedApi, InterceptedOptions, Interceptor } from './interceptor/index.ts'
export { addInterceptor } from './interceptor/index.ts'
export type { Locale, LocaleChange, LocaleHost, LocaleTag } from './locale/index.ts'
export { getLocale, onLocaleChange, setLocale } from './locale/index.ts'
export type { ConfigMTLSOptions, MtlsCertificate, MtlsHost } from './mtls/index.ts'
export { configMTLS } from './mtls/index.ts'
export type {
  NavigateBackOptions,
  NavigateToEvents,
  NavigateToResult,
  PageInfo,
  PageNotFoundEvent,
  UrlOptions,
} from './navigation/index.ts'
export {
  getCurrentPages,
  navigateBack,
  navigateTo,
  onNavigated,
  onPageNotFound,
  preloadPage,
  redirectTo,
  reLaunch,
  switchTab,
} from './navigation/index.ts'
export type {
  NavigationBarAnimation,
  NavigationBarTimingFunc,
  SetNavigationBarColorOptions,
  SetNavigationBarTitleOptions,
} from './navigation-bar/index.ts'
export {
  hideNavigationBarLoading,
  setNavigationBarColor,
  setNavigationBarTitle,
  showNavigationBarLoading,
} from './navigation-bar/index.ts'
export { answerPage, openPage } from './page-result/index.ts'
export type { PageScrollHost, PageScrollToOptions, ScrollEnd, ScrollGoal } from './page-scroll/index.ts'
export { pageScrollTo } from './page-scroll/index.ts'
export type { PreviewImageOptions } from './preview-image/index.ts'
export { closePreviewImage, previewImage } from './preview-image/index.ts'
export { startPullDownRefresh, stopPullDownRefresh } from './pull-down-refresh/index.ts'
export type {
  GetStorageResult,
  SetStorageOptions,
  StorageChange,
  StorageData,
  StorageGroupOptions,
  StorageHost,
  StorageInfo,
  StorageKey,
  StorageKeyOptions,
  TextStorage,
  ValueStorage,
} from './storage/index.ts'
export {
  clearStorage,
  clearStorageSync,
  getStorage,
  getStorageInfo,
  getStorageInfoSync,
  getStorageSync,
  onStorageChange,
  removeStorage,
  removeStorageSync,
  setStorage,
  setStorageGroup,
  setStorageSync,
} from './storage/index.ts'
export type { LoadSubPackageOptions, LoadSubPackageTask, SubPackageProgress } from './sub-package/index.ts'
export { loadSubPackage } from './sub-package/index.ts'
export type {
  SetTabBarBadgeOptions,
  SetTabBarItemOptions,
  SetTabBarStyleOptions,
  TabBarIndex,
  TabBarMotion,
} from './tab-bar/index.ts'
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
} from './tab-bar/index.ts'
export type { Theme, ThemeContrast, ThemeMode } from './theme/index.ts'
export { getTheme, onThemeSettingChange, setTheme, startTheme } from './theme/index.ts'
export type { ShowLoadingOptions, ShowToastOptions, ToastIcon } from './toast/index.ts'
export { hideLoading, hideToast, showLoading, showToast } from './toast/index.ts'
export type { WindowStyle } from './windows/index.ts'
export {
  getLeftWindowStyle,
  getRightWindowStyle,
  getTopWindowStyle,
  hideLeftWindow,
  hideRightWindow,
  hideTopWindow,
  setLeftWindowStyle,
  setRightWindowStyle,
  setTopWindowStyle,
  showLeftWindow,
  showRightWindow,
  showTopWindow,
} from './windows/index.ts'
