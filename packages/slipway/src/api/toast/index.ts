export type { ShowLoadingOptions, ShowToastOptions, ToastAction, ToastIcon, ToastPosition } from './toast.ts'
export { hideLoading, hideToast, showLoading, showToast } from './toast.ts'
