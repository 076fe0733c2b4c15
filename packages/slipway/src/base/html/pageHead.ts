/** Facts about a page for search engines and for previews of links. Only HTML that is rendered without a browser contains them. */
export interface PageHead {
  /** Summary of the page in one or two sentences. */
  readonly description?: string
  /** Address of the preview's image: absolute, or a path of the app's site. */
  readonly image?: string
  /** Rules for search engines, such as `noindex`. A page with `noindex` is not in the sitemap. */
  readonly robots?: string
  /** Address under which search engines list the page. @default the page's own address without its query */
  readonly canonical?: string
}
