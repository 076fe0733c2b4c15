import type { NavigationBarBaseOptions } from './navigationBarTypes.ts'

/** The app's own not-found page. */
export interface NotFoundPage {
  /**
   * Imports the page's module; its default export gets the path that matches no page: `function NotFound({ params: { path } })`. `useRoute`
   * returns the whole address.
   */
  readonly load: () => Promise<unknown>
  /**
   * Title of the navigation bar and of the document. A function is called again when the language changes.
   * @default the text `notFound.title`
   */
  readonly title?: string | ((params: NotFoundParams) => string)
  /**
   * The page's navigation bar, or `false` for a page without one.
   * @default { type: 'default' }
   */
  readonly navigationBar?: NavigationBarBaseOptions | false
}

/** Parameters of the app's own not-found page. */
export interface NotFoundParams {
  /** Path of the address, without its query and fragment, as in the address: `/caf%C3%A9`. */
  readonly path: string
}
