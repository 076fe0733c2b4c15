/** Returns the selector of the element that scrolls a page, by the page's key. */
export function pageScroller(key: string): string {
  return `[data-layer="${key}"] > .sw-page-body`
}
