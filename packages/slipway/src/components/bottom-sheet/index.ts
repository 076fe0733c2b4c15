export { BottomSheet, type BottomSheetCloseReason, type BottomSheetProps } from './BottomSheet.tsx'
