export { Dialog, type DialogCancelReason, type DialogProps } from './Dialog.tsx'
