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
export type { ChooseFileOptions, ChooseFileResult } from './choose-file/index.ts'
export { chooseFile } from './choose-file/index.ts'
export type { ChooseImageOptions, ChooseImageResult } from './choose-image/index.ts'
export { chooseImage } from './choose-image/index.ts'
export type { ChooseMediaOptions, ChooseMediaResult, ChosenMedia } from './choose-media/index.ts'
export { chooseMedia } from './choose-media/index.ts'
export type { ChooseVideoOptions, ChooseVideoResult } from './choose-video/index.ts'
export { chooseVideo } from './choose-video/index.ts'
export type { ClipboardHost, GetClipboardDataResult, SetClipboardDataOptions } from './clipboard/index.ts'
export { getClipboardData, setClipboardData } from './clipboard/index.ts'
export type { CompressImageHost, CompressImageOptions, CompressImageResult, Drawing } from './compress-image/index.ts'
export { compressImage } from './compress-image/index.ts'
export type { FileInfoHost, GetFileInfoOptions, GetFileInfoResult } from './file-info/index.ts'
export { getFileInfo } from './file-info/index.ts'
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
export type {
  GetImageInfoOptions,
  GetImageInfoResult,
  ImageFacts,
  ImageInfoHost,
  ImageOrientation,
  ImageType,
} from './image-info/index.ts'
export { getImageInfo } from './image-info/index.ts'
export type { InterceptedAnswer, InterceptedApi, InterceptedOptions, Interceptor } from './interceptor/index.ts'
export { addInterceptor } from './interceptor/index.ts'
export type { Locale, LocaleChange, LocaleHost, LocaleTag } from './locale/index.ts'
export { getLocale, onLocaleChange, setLocale } from './locale/index.ts'
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
export type { OpenDocumentHost, OpenDocumentOptions } from './open-document/index.ts'
export { openDocument } from './open-document/index.ts'
export { answerPage, openPage } from './page-result/index.ts'
export type { PageScrollHost, PageScrollToOptions, ScrollEnd, ScrollGoal } from './page-scroll/index.ts'
export { pageScrollTo } from './page-scroll/index.ts'
export type { PreviewImageOptions } from './preview-image/index.ts'
export { closePreviewImage, previewImage } from './preview-image/index.ts'
export { startPullDownRefresh, stopPullDownRefresh } from './pull-down-refresh/index.ts'
export type { SaveFileHost, SaveFileOptions } from './save-file/index.ts'
export { saveFile } from './save-file/index.ts'
export type { SaveImageHost, SaveImageToPhotosAlbumOptions } from './save-image/index.ts'
export { saveImageToPhotosAlbum } from './save-image/index.ts'
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
export type { ReleaseTempFileOptions, TempFile } from './temp-file/index.ts'
export { releaseTempFile } from './temp-file/index.ts'
export type { Theme, ThemeContrast, ThemeMode } from './theme/index.ts'
export { getTheme, onThemeSettingChange, setTheme, startTheme } from './theme/index.ts'
export type { ShowLoadingOptions, ShowToastOptions, ToastIcon } from './toast/index.ts'
export { hideLoading, hideToast, showLoading, showToast } from './toast/index.ts'
export type { GetVideoInfoOptions, GetVideoInfoResult, VideoFacts, VideoInfoHost } from './video-info/index.ts'
export { getVideoInfo } from './video-info/index.ts'
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
