export { type CloseReason, Overlay, type OverlayPlacement, type OverlayProps } from './Overlay.tsx'
