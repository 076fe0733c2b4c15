/** English texts of `BottomSheet`. */
export const enBottomSheet = { 'bottomSheet.height': 'Height of the sheet' } as const
