/** Warnings to developers about toasts that are shown and hidden by the wrong pair of functions. */
export const enToast = {
  'showToast.unpaired': 'showToast must be paired with hideToast',
  'showLoading.unpaired': 'showLoading must be paired with hideLoading',
} as const
