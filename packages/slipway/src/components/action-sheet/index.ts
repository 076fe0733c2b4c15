export {
  ActionSheet,
  type ActionSheetAction,
  type ActionSheetCancelReason,
  type ActionSheetProps,
  type PopoverAnchor,
} from './ActionSheet.tsx'
