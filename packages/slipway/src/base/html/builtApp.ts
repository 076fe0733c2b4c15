/** The files of an app's build for browsers, for the documents that a server sends. A build for a server contains them. */
export interface BuiltApp {
  /** The app's HTML without a page. */
  readonly template: string
  /** Path that the app is served from, with a slash at its end. */
  readonly base: string
  readonly name: string
  readonly title: string
  /** Language of the app's HTML. */
  readonly lang: string
  /** Whether a document may contain inline styles without a nonce. */
  readonly isInline: boolean
  /** Links that load the code with which an app starts from HTML. */
  readonly startLinks: readonly string[]
  /** Links that load the code and the style sheets of a module, by the module's id. */
  readonly links: Readonly<Record<string, readonly string[]>>
  /** Texts of the style sheets, by their addresses. */
  readonly sheets: Readonly<Record<string, string>>
}
