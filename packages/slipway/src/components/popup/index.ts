export { Popup, type PopupCloseReason, type PopupProps } from './Popup.tsx'
