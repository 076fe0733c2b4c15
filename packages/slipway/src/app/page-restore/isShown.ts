/**
 * Whether a page is on the screen. A covered page is not displayed, or its rendering is skipped if it is live. React sets the
 * style at once, and the attribute only when it is idle; a page whose rendering is skipped must not be measured.
 */
export function isShown(page: Element | null): boolean {
  return page !== null && !page.closest('[data-covered]') && page.getClientRects().length > 0
}
