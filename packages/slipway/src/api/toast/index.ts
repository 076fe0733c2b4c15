export type { ShowLoadingOptions, ShowToastOptions, ToastIcon } from './toast.ts'
export { hideLoading, hideToast, showLoading, showToast } from './toast.ts'
