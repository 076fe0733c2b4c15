export { Popup, type PopupCloseReason, type PopupPlacement, type PopupProps } from './Popup.tsx'
