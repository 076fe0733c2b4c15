export {
  type ActionSheetPopover,
  type ShowActionSheetOptions,
  type ShowActionSheetResult,
  showActionSheet,
} from './actionSheet.ts'
