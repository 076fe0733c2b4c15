export {
  ActionSheet,
  type ActionSheetAction,
  type ActionSheetCancelReason,
  type ActionSheetProps,
} from './ActionSheet.tsx'
