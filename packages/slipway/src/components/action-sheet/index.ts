export {
  ActionSheet,
  type ActionSheetCancelReason,
  type ActionSheetItem,
  type ActionSheetProps,
  type PopoverAnchor,
} from './ActionSheet.tsx'
