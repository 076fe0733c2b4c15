// Made by `npm run gen` from the folders beside it.
export type { ClipboardHost, GetClipboardDataResult, SetClipboardDataOptions } from './clipboard/index.ts'
export { getClipboardData, setClipboardData } from './clipboard/index.ts'
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
export type { Locale, LocaleChange, LocaleHost, LocaleTag } from './locale/index.ts'
export { getLocale, onLocaleChange, setLocale } from './locale/index.ts'
export type { NavigateBackOptions, PageInfo, UrlOptions } from './navigation/index.ts'
export {
  getCurrentPages,
  navigateBack,
  navigateTo,
  onNavigated,
  redirectTo,
  reLaunch,
  switchTab,
} from './navigation/index.ts'
export { answerPage, openPage } from './page-result/index.ts'
export type { PreviewImageOptions } from './preview-image/index.ts'
export { closePreviewImage, previewImage } from './preview-image/index.ts'
export type { Theme, ThemeContrast, ThemeMode } from './theme/index.ts'
export { getTheme, onThemeSettingChange, setTheme, startTheme } from './theme/index.ts'
export type { ShowLoadingOptions, ShowToastOptions, ToastIcon } from './toast/index.ts'
export { hideLoading, hideToast, showLoading, showToast } from './toast/index.ts'
