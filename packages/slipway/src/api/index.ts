// Made by `npm run gen` from the folders beside it.
export type { ActionSheetPopover, ShowActionSheetOptions, ShowActionSheetResult } from './action-sheet/index.ts'
export { showActionSheet } from './action-sheet/index.ts'
export type {
  AnimationBuilder,
  AnimationHost,
  AnimationLength,
  AnimationOptions,
  AnimationStep,
  ExportedAnimation,
  PlayAnimationOptions,
} from './animation/index.ts'
export { createAnimation, playAnimation } from './animation/index.ts'
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
export type { BatteryHost, BatteryInfo, BatteryReading } from './battery/index.ts'
export { getBatteryInfo } from './battery/index.ts'
export type { CanIUseHost } from './can-i-use/index.ts'
export { canIUse, knownNames } from './can-i-use/index.ts'
export type { ChooseFileOptions, ChooseFileResult } from './choose-file/index.ts'
export { chooseFile } from './choose-file/index.ts'
export type { ChooseImageOptions, ChooseImageResult } from './choose-image/index.ts'
export { chooseImage } from './choose-image/index.ts'
export type { ChooseMediaOptions, ChooseMediaResult, ChosenMedia } from './choose-media/index.ts'
export { chooseMedia } from './choose-media/index.ts'
export type { ChooseVideoOptions, ChooseVideoResult } from './choose-video/index.ts'
export { chooseVideo } from './choose-video/index.ts'
export type {
  ClipboardHost,
  GetClipboardDataOptions,
  GetClipboardDataResult,
  SetClipboardDataOptions,
} from './clipboard/index.ts'
export { getClipboardData, setClipboardData } from './clipboard/index.ts'
export type { CompressImageHost, CompressImageOptions, CompressImageResult, Drawing } from './compress-image/index.ts'
export { compressImage } from './compress-image/index.ts'
export type {
  DownloadFileEvents,
  DownloadFileHost,
  DownloadFileOptions,
  DownloadFileProgress,
  DownloadFileResult,
  DownloadTask,
} from './download-file/index.ts'
export { downloadFile } from './download-file/index.ts'
export type { AppEvents, EventBus } from './event-bus/index.ts'
export { createEventBus, eventBus } from './event-bus/index.ts'
export type { FileInfoHost, GetFileInfoOptions, GetFileInfoResult } from './file-info/index.ts'
export { getFileInfo } from './file-info/index.ts'
export type { IdentityHost, RequirementOptions, Token, TokenAuthOptions } from './identity/index.ts'
export {
  decodeToken,
  getToken,
  getTokenText,
  hasPermission,
  hasRole,
  isTokenValid,
  onTokenChange,
  requirePermission,
  requireRole,
  requireToken,
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
export type {
  IntersectionEvent,
  IntersectionObserverHost,
  IntersectionObserverOptions,
  Margins,
  NodeTarget,
  Observation,
  PageIntersectionObserver,
} from './intersection-observer/index.ts'
export { createIntersectionObserver } from './intersection-observer/index.ts'
export type { KeepScreenOnHost, SetKeepScreenOnOptions } from './keep-screen-on/index.ts'
export { setKeepScreenOn } from './keep-screen-on/index.ts'
export type { HideKeyboardOptions, KeyboardHeightEvent, KeyboardHost } from './keyboard/index.ts'
export { hideKeyboard, onKeyboardHeightChange } from './keyboard/index.ts'
export type {
  BuiltInLocale,
  Locale,
  LocaleChange,
  LocaleHost,
  LocaleTag,
  SetLocaleOptions,
  Words,
} from './locale/index.ts'
export { addLocale, getLocale, onLocaleChange, setLocale } from './locale/index.ts'
export type { MediaDescriptor, MediaQueryEvent, MediaQueryHost, MediaQueryObserver } from './media-query/index.ts'
export { createMediaQueryObserver } from './media-query/index.ts'
export type { ShowModalOptions, ShowModalResult } from './modal/index.ts'
export { showModal } from './modal/index.ts'
export type { ConfigMTLSOptions, MtlsCertificate, MtlsHost } from './mtls/index.ts'
export { configMTLS } from './mtls/index.ts'
export type {
  NavigateBackOptions,
  NavigateToEvents,
  NavigateToResult,
  PageInfo,
  PageNotFoundEvent,
  PreloadPageOptions,
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
export type { NetworkStatus, NetworkType, NetworkTypeHost } from './network-type/index.ts'
export { getNetworkType, onNetworkStatusChange } from './network-type/index.ts'
export type { OpenDocumentHost, OpenDocumentOptions } from './open-document/index.ts'
export { openDocument } from './open-document/index.ts'
export type { OpenPageOptions } from './page-result/index.ts'
export { answerPage, openPage } from './page-result/index.ts'
export type { PageScrollHost, PageScrollToOptions, ScrollEnd, ScrollGoal } from './page-scroll/index.ts'
export { pageScrollTo } from './page-scroll/index.ts'
export type { MakePhoneCallOptions, PhoneCallHost } from './phone-call/index.ts'
export { makePhoneCall } from './phone-call/index.ts'
export type { PreviewBox, PreviewImageOptions, PreviewOrigin } from './preview-image/index.ts'
export { closePreviewImage, previewImage } from './preview-image/index.ts'
export { startPullDownRefresh, stopPullDownRefresh } from './pull-down-refresh/index.ts'
export type {
  ChunkReceivedEvent,
  HeadersReceivedEvent,
  RequestData,
  RequestEvents,
  RequestHost,
  RequestMethod,
  RequestOptions,
  RequestProgress,
  RequestResult,
  RequestTask,
} from './request/index.ts'
export { request } from './request/index.ts'
export type { SaveFileHost, SaveFileOptions } from './save-file/index.ts'
export { saveFile } from './save-file/index.ts'
export type { SaveImageHost, SaveImageToPhotosAlbumOptions } from './save-image/index.ts'
export { saveImageToPhotosAlbum } from './save-image/index.ts'
export type {
  NodeAnswer,
  NodeContext,
  NodeElement,
  NodeFields,
  NodeIdentity,
  NodeQuestion,
  NodeRect,
  NodeScroll,
  NodesRef,
  QueryScope,
  SelectorQuery,
  SelectorQueryHost,
} from './selector-query/index.ts'
export { createSelectorQuery } from './selector-query/index.ts'
export type { SharedData, ShareHost, ShareOptions, ShareResult } from './share/index.ts'
export { share } from './share/index.ts'
export type {
  CloseSocketOptions,
  ConnectSocketOptions,
  ReconnectOptions,
  SendSocketMessageOptions,
  SocketCloseEvent,
  SocketData,
  SocketEvents,
  SocketHost,
  SocketLine,
  SocketListener,
  SocketMessageEvent,
  SocketOpenEvent,
  SocketReconnectingEvent,
  SocketTask,
} from './socket/index.ts'
export {
  closeSocket,
  connectSocket,
  onSocketClose,
  onSocketError,
  onSocketMessage,
  onSocketOpen,
  sendSocketMessage,
} from './socket/index.ts'
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
  Agent,
  AppBaseInfo,
  AppFacts,
  DeviceFacts,
  DeviceInfo,
  DeviceType,
  OsName,
  SafeAreaInsets,
  SafeAreaRect,
  ScreenFacts,
  SystemInfo,
  SystemInfoHost,
  WindowFacts,
  WindowInfo,
} from './system-info/index.ts'
export { getAppBaseInfo, getDeviceInfo, getSystemInfo, getSystemInfoSync, getWindowInfo } from './system-info/index.ts'
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
export type { ColorScheme, SystemThemeHost, Theme, ThemeChangeEvent, ThemeContrast, ThemeMode } from './theme/index.ts'
export { getTheme, onThemeChange, onThemeSettingChange, setTheme, startTheme } from './theme/index.ts'
export type { ShowLoadingOptions, ShowToastOptions, ToastIcon } from './toast/index.ts'
export { hideLoading, hideToast, showLoading, showToast } from './toast/index.ts'
export type {
  Transfer,
  TransferAnswer,
  TransferHead,
  UploadFileEvents,
  UploadFileHost,
  UploadFileOptions,
  UploadFilePart,
  UploadFileProgress,
  UploadFileResult,
  UploadSource,
  UploadTask,
} from './upload-file/index.ts'
export { uploadFile } from './upload-file/index.ts'
export type { VibrateHost, VibrateShortOptions, VibrationType } from './vibrate/index.ts'
export { vibrateLong, vibrateShort } from './vibrate/index.ts'
export type { GetVideoInfoOptions, GetVideoInfoResult, VideoFacts, VideoInfoHost } from './video-info/index.ts'
export { getVideoInfo } from './video-info/index.ts'
export type { WindowResizeEvent, WindowResizeHost, WindowSize } from './window-resize/index.ts'
export { onWindowResize } from './window-resize/index.ts'
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
