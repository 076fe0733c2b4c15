// Made by `npm run gen` from the folders beside it.
export type { ActionSheetPopover, ShowActionSheetOptions, ShowActionSheetResult } from './action-sheet/index.ts'
export { showActionSheet } from './action-sheet/index.ts'
export type {
  AdCloseEvent,
  AdContent,
  AdEvent,
  AdFormat,
  AdProvider,
  AdReport,
  AdUnit,
  CreateAdOptions,
  FullScreenAd,
  HttpAdsOptions,
} from './ad/index.ts'
export { createInterstitialAd, createRewardedVideoAd, httpAds, setAdProvider } from './ad/index.ts'
export type {
  AnimationBuilder,
  AnimationOptions,
  AnimationStep,
  ExportedAnimation,
  PlayAnimationOptions,
} from './animation/index.ts'
export { createAnimation, playAnimation } from './animation/index.ts'
export type { AppError, LaunchOptions, UnhandledRejection } from './app/index.ts'
export {
  getEnterOptionsSync,
  getLaunchOptionsSync,
  onAppHide,
  onAppShow,
  onError,
  onUnhandledRejection,
} from './app/index.ts'
export type { SetAppBadgeOptions } from './app-badge/index.ts'
export { clearAppBadge, setAppBadge } from './app-badge/index.ts'
export type { ApplyUpdateOptions, CheckForUpdateOptions, CheckForUpdateResult } from './app-update/index.ts'
export { applyUpdate, checkForUpdate, onUpdateReady } from './app-update/index.ts'
export type { BackgroundAudioManager } from './background-audio/index.ts'
export { getBackgroundAudioManager } from './background-audio/index.ts'
export { arrayBufferToBase64, base64ToArrayBuffer } from './base64/index.ts'
export type { BatteryInfo, GetBatteryInfoOptions } from './battery/index.ts'
export { getBatteryInfo } from './battery/index.ts'
export { canIUse } from './can-i-use/index.ts'
export type {
  CanvasContext,
  CanvasContextGradient,
  CanvasContextPattern,
  CanvasFileType,
  CanvasGetImageDataOptions,
  CanvasGetImageDataResult,
  CanvasImage,
  CanvasPutImageDataOptions,
  CanvasRepetition,
  CanvasStyle,
  CanvasToTempFilePathOptions,
  CanvasToTempFilePathResult,
  ContextTarget,
  CreateOffscreenCanvasOptions,
} from './canvas/index.ts'
export {
  canvasGetImageData,
  canvasPutImageData,
  canvasToTempFilePath,
  createCanvasContext,
  createOffscreenCanvas,
} from './canvas/index.ts'
export type { ChooseFileOptions, ChooseFileResult } from './choose-file/index.ts'
export { chooseFile } from './choose-file/index.ts'
export type { ChooseImageOptions, ChooseImageResult } from './choose-image/index.ts'
export { chooseImage } from './choose-image/index.ts'
export type { ChooseLocationOptions, ChosenLocation } from './choose-location/index.ts'
export { chooseLocation } from './choose-location/index.ts'
export type { ChooseMediaOptions, ChooseMediaResult, ChosenMedia } from './choose-media/index.ts'
export { chooseMedia } from './choose-media/index.ts'
export type { ChooseVideoOptions, ChooseVideoResult } from './choose-video/index.ts'
export { chooseVideo } from './choose-video/index.ts'
export type { GetClipboardDataOptions, GetClipboardDataResult, SetClipboardDataOptions } from './clipboard/index.ts'
export { getClipboardData, setClipboardData } from './clipboard/index.ts'
export type { CompressImageOptions, CompressImageResult } from './compress-image/index.ts'
export { compressImage } from './compress-image/index.ts'
export type { ConvertCoordinatesOptions, CoordinateSystem, Coordinates } from './coordinates/index.ts'
export { convertCoordinates, getBearing, getDistance } from './coordinates/index.ts'
export type {
  DownloadFileEvents,
  DownloadFileOptions,
  DownloadFileProgress,
  DownloadFileResult,
  DownloadTask,
} from './download-file/index.ts'
export { downloadFile } from './download-file/index.ts'
export type {
  EditorContents,
  EditorContext,
  EditorDelta,
  EditorEmbed,
  EditorFormats,
  EditorFormatValue,
  EditorMention,
  EditorOp,
  FormatOptions,
  InsertImageOptions,
  SetContentsOptions,
} from './editor-context/index.ts'
export { createEditorContext } from './editor-context/index.ts'
export type { AppEvents, EventBus } from './event-bus/index.ts'
export { createEventBus, eventBus } from './event-bus/index.ts'
export type { GetFileInfoOptions, GetFileInfoResult } from './file-info/index.ts'
export { getFileInfo } from './file-info/index.ts'
export type { LoadFontFaceOptions } from './font-face/index.ts'
export { loadFontFace } from './font-face/index.ts'
export type { AuthToken, RequirementOptions, TokenAuthOptions } from './identity/index.ts'
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
export type { GetImageInfoOptions, GetImageInfoResult, ImageOrientation, ImageType } from './image-info/index.ts'
export { getImageInfo } from './image-info/index.ts'
export type { AudioPlayer, InnerAudioContext } from './inner-audio/index.ts'
export { createInnerAudioContext } from './inner-audio/index.ts'
export type { InstallPromptStatus, ShowInstallPromptResult } from './install-prompt/index.ts'
export { onInstallPrompt, showInstallPrompt } from './install-prompt/index.ts'
export type { Interceptor } from './interceptor/index.ts'
export { addInterceptor } from './interceptor/index.ts'
export type {
  IntersectionEvent,
  IntersectionObserverOptions,
  NodeTarget,
  PageIntersectionObserver,
  ViewMargins,
} from './intersection-observer/index.ts'
export { createIntersectionObserver } from './intersection-observer/index.ts'
export type { SetKeepScreenOnOptions } from './keep-screen-on/index.ts'
export { setKeepScreenOn } from './keep-screen-on/index.ts'
export type { HideKeyboardOptions, KeyboardHeightEvent } from './keyboard/index.ts'
export { hideKeyboard, onKeyboardHeightChange } from './keyboard/index.ts'
export type { BuiltInLocale, Locale, LocaleChange, LocaleTag, LocaleTexts, SetLocaleOptions } from './locale/index.ts'
export { addLocale, getLocale, onLocaleChange, setLocale } from './locale/index.ts'
export type {
  GetLocationOptions,
  LocationInfo,
  LocationType,
  StartLocationUpdateOptions,
  StopLocationUpdateOptions,
} from './location/index.ts'
export {
  getLocation,
  onLocationChange,
  onLocationChangeError,
  startLocationUpdate,
  stopLocationUpdate,
} from './location/index.ts'
export type {
  AddMarkersOptions,
  IncludePointsOptions,
  MapContext,
  MoveAlongOptions,
  MoveToLocationOptions,
  OpenMapAppOptions,
  TranslateMarkerOptions,
} from './map-context/index.ts'
export { createMapContext } from './map-context/index.ts'
export type {
  FindNearbyPlacesOptions,
  FoundPlace,
  FoundPlaces,
  ReverseGeocodeOptions,
  SearchPlacesOptions,
} from './map-provider/index.ts'
export { findNearbyPlaces, reverseGeocode, searchPlaces } from './map-provider/index.ts'
export type { MediaDescriptor, MediaQueryEvent, MediaQueryObserver } from './media-query/index.ts'
export { createMediaQueryObserver } from './media-query/index.ts'
export type { ShowModalOptions, ShowModalResult } from './modal/index.ts'
export { showModal } from './modal/index.ts'
export type {
  StartAccelerometerOptions,
  StartCompassOptions,
  StopAccelerometerOptions,
  StopCompassOptions,
} from './motion/index.ts'
export {
  onAccelerometerChange,
  onCompassChange,
  startAccelerometer,
  startCompass,
  stopAccelerometer,
  stopCompass,
} from './motion/index.ts'
export type { ConfigMTLSOptions, MtlsCertificate } from './mtls/index.ts'
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
  openUrl,
  preloadPage,
  redirectTo,
  reLaunch,
  switchTab,
} from './navigation/index.ts'
export type {
  NavigationBarAnimation,
  NavigationBarRect,
  NavigationBarTimingFunc,
  SetNavigationBarColorOptions,
  SetNavigationBarTitleOptions,
} from './navigation-bar/index.ts'
export {
  getNavigationBarRect,
  hideNavigationBarLoading,
  setNavigationBarColor,
  setNavigationBarTitle,
  showNavigationBarLoading,
} from './navigation-bar/index.ts'
export type { EffectiveNetworkType, GetNetworkTypeOptions, NetworkStatus, NetworkType } from './network-type/index.ts'
export { getNetworkType, onNetworkStatusChange } from './network-type/index.ts'
export type { OpenDocumentOptions } from './open-document/index.ts'
export { openDocument } from './open-document/index.ts'
export type { MapApp, OpenLocationOptions } from './open-location/index.ts'
export { getMapApps, openLocation } from './open-location/index.ts'
export type { OpenPageOptions } from './page-result/index.ts'
export { answerPage, openPage } from './page-result/index.ts'
export type { PageScrollToOptions } from './page-scroll/index.ts'
export { pageScrollTo } from './page-scroll/index.ts'
export type { MakePhoneCallOptions } from './phone-call/index.ts'
export { makePhoneCall } from './phone-call/index.ts'
export type { PreviewImageOptions } from './preview-image/index.ts'
export { closePreviewImage, previewImage } from './preview-image/index.ts'
export { startPullDownRefresh, stopPullDownRefresh } from './pull-down-refresh/index.ts'
export type {
  ChunkReceivedEvent,
  HeadersReceivedEvent,
  RequestData,
  RequestEvents,
  RequestMethod,
  RequestOptions,
  RequestProgress,
  RequestResult,
  RequestTask,
} from './request/index.ts'
export { request } from './request/index.ts'
export type { SaveFileToDeviceOptions } from './save-file-to-device/index.ts'
export { saveFileToDevice } from './save-file-to-device/index.ts'
export type { SaveImageToPhotosAlbumOptions } from './save-image/index.ts'
export { saveImageToPhotosAlbum } from './save-image/index.ts'
export type {
  GetSavedFileInfoResult,
  GetSavedFileListResult,
  GetSavedFilesQuotaResult,
  OpenSavedFileResult,
  SavedFile,
  SavedFileOptions,
  SavedFilesOptions,
  SaveFileOptions,
  SaveFileResult,
} from './saved-files/index.ts'
export {
  getSavedFileInfo,
  getSavedFileList,
  getSavedFilesQuota,
  openSavedFile,
  removeSavedFile,
  saveFile,
} from './saved-files/index.ts'
export type { GetSelectedTextRangeOptions } from './selected-text-range/index.ts'
export { getSelectedTextRange } from './selected-text-range/index.ts'
export type {
  NodeContext,
  NodeElement,
  NodeFields,
  NodeIdentity,
  NodeRect,
  NodeScroll,
  NodesRef,
  QueryScope,
  SelectorQuery,
} from './selector-query/index.ts'
export { createSelectorQuery } from './selector-query/index.ts'
export type { ShareOptions, ShareResult } from './share/index.ts'
export { share } from './share/index.ts'
export type {
  CloseSocketOptions,
  ConnectSocketOptions,
  ReconnectOptions,
  SendSocketMessageOptions,
  SocketCloseEvent,
  SocketData,
  SocketEvents,
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
  StorageInfo,
  StorageKey,
  StorageKeyOptions,
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
  AppBaseInfo,
  DeviceInfo,
  DeviceType,
  GetSystemInfoOptions,
  OsName,
  SafeAreaInsets,
  SafeAreaRect,
  SystemInfo,
  WindowInfo,
} from './system-info/index.ts'
export { getAppBaseInfo, getDeviceInfo, getSystemInfo, getSystemInfoSync, getWindowInfo } from './system-info/index.ts'
export type {
  AppAuthorizeSetting,
  AuthorizeState,
  GetAppAuthorizeSettingOptions,
  SystemSetting,
} from './system-setting/index.ts'
export { getAppAuthorizeSetting, getSystemSetting } from './system-setting/index.ts'
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
export type { ColorScheme, Theme, ThemeChangeEvent, ThemeContrast, ThemeMode } from './theme/index.ts'
export { getTheme, onThemeChange, onThemeSettingChange, setTheme } from './theme/index.ts'
export type { ShowLoadingOptions, ShowToastOptions, ToastAction, ToastIcon, ToastPosition } from './toast/index.ts'
export { hideLoading, hideToast, showLoading, showToast } from './toast/index.ts'
export type {
  UploadFileEvents,
  UploadFileOptions,
  UploadFilePart,
  UploadFileProgress,
  UploadFileResult,
  UploadSource,
  UploadTask,
} from './upload-file/index.ts'
export { uploadFile } from './upload-file/index.ts'
export type { VibrateShortOptions, VibrationType } from './vibrate/index.ts'
export { vibrateLong, vibrateShort } from './vibrate/index.ts'
export type { RequestFullScreenOptions, SendDanmuOptions, VideoContext } from './video-context/index.ts'
export { createVideoContext } from './video-context/index.ts'
export type { GetVideoInfoOptions, GetVideoInfoResult } from './video-info/index.ts'
export { getVideoInfo } from './video-info/index.ts'
export type { WindowResizeEvent, WindowSize } from './window-resize/index.ts'
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
