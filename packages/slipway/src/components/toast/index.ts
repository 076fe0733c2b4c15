export { Toast, type ToastCloseReason, type ToastProps } from './Toast.tsx'
