/** English texts of `ScrollView`. */
export const enScrollView = {
  'scrollView.label': 'Scrollable content',
} as const
