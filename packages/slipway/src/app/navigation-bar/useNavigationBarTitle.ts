import { usePageChrome } from './usePageChrome.ts'

/**
 * Sets the title of the current page, in its navigation bar and in the document, for as long as the page is open.
 *
 * Unlike `setNavigationBarTitle`, the hook always changes the page that contains the component, even if another page is shown
 * by the time the title is known.
 *
 * @example
 * useNavigationBarTitle(order ? `Order ${order.number}` : 'Order')
 */
export function useNavigationBarTitle(title: string): void {
  usePageChrome({ title })
}
