/** The words of `ScrollView`. */
export const enScrollView = {
  'scrollView.label': 'Scrollable content',
} as const
