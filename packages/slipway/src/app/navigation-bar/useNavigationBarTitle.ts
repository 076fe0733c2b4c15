import { usePageChrome } from './usePageChrome.ts'

/**
 * Sets the title of the page around, in its head and in the document, for as long as the page is open.
 *
 * Unlike `setNavigationBarTitle` it always means this very page, also when another one is shown by the time the title is
 * known.
 *
 * @example
 * useNavigationBarTitle(order ? `Order ${order.number}` : 'Order')
 */
export function useNavigationBarTitle(title: string): void {
  usePageChrome({ title })
}
